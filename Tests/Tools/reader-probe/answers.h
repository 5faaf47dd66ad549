#ifndef ANSWERS_H
#define ANSWERS_H

// Answers frames as a reader that was taken over could, in a mode of work: "floods" repeats the last
// bytes it got without end, as pixels or samples of something small in modes that decode these,
// "gives-nothing" says at once that all is there, anything else says nothing. Returns the exit status.
int answer(const char *behaviour, const char *mode);

#endif
