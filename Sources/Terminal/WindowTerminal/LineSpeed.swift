import Glibc

/// True if a line says that it transmits fewer than 38,400 bits per second, on which a moving
/// picture takes seconds. Pseudo-terminals say 38,400 unless somebody set another speed; 0 is that
/// of a line that was hung up.
func isSlow(_ discipline: termios) -> Bool {
  var discipline = discipline
  // The constants grow with the speeds they stand for.
  return (speed_t(B50)..<speed_t(B38400)).contains(cfgetospeed(&discipline))
}
