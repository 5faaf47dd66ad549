// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/*.pot. Change it there.

extension Language {
  /// English, in which the phrases are declared.
  public static let en = Language(
    code: "en",
    sentences: { Sentences.en },
    counts: { Counts.en },
    forms: 2,
    form: { n in n != 1 ? 1 : 0 }
  )
}

extension Sentences {
  static let en = WordTable(
"""
Bitwarden JSON\0\
Bitwarden JSON under a password\0\
Bitwarden ZIP\0\
Bitwarden JSON for its account alone\0\
Bitwarden CSV\0\
Credential Exchange Format\0\
KeePass database\0\
KeePass XML\0\
KeePass 1 database\0\
KeePassXC CSV\0\
Proton Pass JSON\0\
Proton Pass CSV\0\
Safari's browsing data\0\
Proton Pass ZIP\0\
Proton Pass export under a passphrase\0\
Enpass JSON\0\
Dashlane ZIP\0\
Dashlane CSV\0\
Dashlane backup\0\
1Password 1PUX\0\
1Password CSV\0\
LastPass CSV\0\
LastPass form fills\0\
CSV of Apple's Passwords\0\
Chrome CSV\0\
Firefox CSV\0\
{path} is an encrypted Bitwarden export that only its own account can read. In Bitwarden, export again as .json (Encrypted) and choose Password protected, or as .json.\0\
{path} is Bitwarden's CSV export, which never holds cards. In Bitwarden, export again as .json (Encrypted), Password protected, or as .json.\0\
{path} is 1Password's CSV export, which never holds cards. In 1Password, export again as 1PUX.\0\
{path} is the CSV export of Apple's Passwords, which never holds cards. Export Safari's browsing data with its payment cards instead (File > Export Browsing Data), or add them by hand.\0\
{path} is a CSV export of KeePassXC, and none of its entries has a card in its user name, password or notes. Attributes are not in it: import the database itself, or its XML export.\0\
{path} is a CSV export of Chrome's passwords, which never holds cards. Chrome exports no payment methods: add them by hand.\0\
{path} is a CSV export of Firefox's logins, which never holds cards. Firefox exports no payment methods: add them by hand.\0\
{path} is a database of KeePass 1. Open it in KeePassXC (Database, Import), save it there, and import the .kdbx file.\0\
{path} is a Proton Pass export under a passphrase of its own. Hand on what gpg makes of it: gpg --decrypt {path} | cardcase card import -\0\
{path} is a Dashlane backup, which only Dashlane can read. In Dashlane, export again as CSV.\0\
{path} is none of the files that cards can be imported from: exports of Bitwarden, 1Password, Proton Pass, Enpass, Dashlane, LastPass and Safari, KeePass databases, XML and CSV with the card's attributes, and the Credential Exchange Format.\0\
{path} is an archive, but no export of 1Password, Bitwarden, Proton Pass or Dashlane.\0\
{path} is an archive under a password of its own. Unpack it, and import what is in it.\0\
{path} is nested deeper than any export is. Nothing was imported.\0\
{path} has a name twice in one object, which programs may read differently. Nothing was imported.\0\
{path} declares entities or names other files, which no export does. Nothing was imported.\0\
{path} is of version {version} of its format, which is newer than what this cardcase reads.\0\
{path} is encrypted ({format}). Its password is asked for on the terminal, or read with --password-fd.\0\
The password of {path} is wrong.\0\
The password or the key file of {path} is wrong, or one of them is missing.\0\
The key file of {path} is damaged.\0\
The key file {path} is larger than {limit} KiB.\0\
Opening {path} would take more memory than 1 GiB, or than its program allows. Lower that in the program it comes from, and export again.\0\
Opening {path} would take longer than ten seconds, or than its program allows. Lower that in the program it comes from, and export again.\0\
{path} is encrypted in a way that does not tell whether somebody changed it. Export again with a newer version of the program it comes from.\0\
{path} is encrypted with a cipher that is not known here.\0\
The key of {path} is derived in a way that is not known here.\0\
{path} is compressed in a way that is not known here.\0\
What {path} protects is encrypted with a cipher that is not known here.\0\
The password of {path} is right, but the file was changed or damaged. Nothing was imported.\0\
{path} could not be read: the reader ended. Nothing was imported.\0\
{path} could not be read within {time}. Nothing was imported.\0\
There is nothing to import: the wallet has {cards} of {path} already, or they may be there, or stand there twice. --duplicates imports them all the same.\0\
There is nothing to import: {cards} in {path} would change cards of the wallet. --updates all changes them.\0\
{path} is not the file that was imported any more. It was not deleted.\0\
left out: the wallet has all of it\0\
changes the wallet's card: {changes}\0\
would change the wallet's card: {changes}\0\
left out: {title} has the same holder and last four digits\0\
new, though the wallet has all of it\0\
new, though it has the same number as {place}\0\
new, though {title} has the same holder and last four digits\0\
{field}: {old} -> {new}\0\
{field}: {new}\0\
hidden\0\
hidden, changed\0\
hidden, added\0\
removed\0\
Name\0\
Holder\0\
Expiry\0\
Security code\0\
Notes\0\
Brand\0\
the expiry is no month and becomes a field of its own\0\
the security code is not 3 or 4 digits and becomes a field of its own\0\
it is archived there\0\
the attachment {name} stays behind\0\
its passkey stays behind\0\
its texts are too long, or it has too many fields\0\
To import {cards}, type {word}: \0\
To change {cards}, type {word}: \0\
To import {cards} and change {changed}, type {word}: \0\
Change it? y yes, n no, a this and all that follow, q none of them: \0\
Password of {path} ({format}): \0\
Password of {path} ({format}; Enter alone if there is none): \0\
{sentence} Try again.\0\
{cards} imported.\0\
{cards} changed.\0\
{path} is still there, and anyone who can read it can read the cards.\0\
{path} is still there.\0\
Delete {path} now? Its content is overwritten first, but an SSD and backups may keep copies. y yes, n no: \0\
{path} is deleted. An SSD and backups may keep copies of it.\0\
Password for {path}: \0\
The same again: \0\
That was not the same. Type it again.\0\
A file can't be sealed with an empty password.\0\
This password is short for a file that others may get hold of. {count} characters or more are better, or five words.\0\
--password-fd is for --format sealed alone.\0\
{cards} exported to {path}, as Bitwarden JSON under the password.\0\
{cards} exported to {path}, as {format}. Nothing in it is encrypted.\0\
New card\0\
Review\0\
Card number\0\
Card holder\0\
Expiry\0\
Security code\0\
Code\0\
Name\0\
NAME SURNAME\0\
CARD HOLDER NAME\0\
EXPIRES\0\
SECURITY CODE\0\
Card\0\
Wallet: {name} is saved.\0\
The card could not be saved: {reason}. It is still here.\0\
Card number: shown for 10 seconds. The same key hides it.\0\
Security code: shown for 10 seconds. The same key hides it.\0\
Security code: none is kept for this card.\0\
expired\0\
ends in {time}\0\
ends today\0\
{field}: {text}\0\
in order.\0\
type the digits; the gaps come by themselves.\0\
{digits} so far.\0\
{brand}; {digits} so far.\0\
probably {brand}; {digits} so far.\0\
{brand}, {digits} of {lengths}.\0\
{brand}, {digits}, but the check digit does not match. If it has {lengths} digits, keep typing.\0\
{brand}, {digits}, in order.\0\
{brand}, {digits}, in order. Some have {lengths}.\0\
no known brand begins like this. Compare the first digits with the card.\0\
{brand} numbers have {digits} at most.\0\
{brand}, {digits}, but the check digit does not match. Compare it with the card.\0\
as printed on the card. Optional.\0\
only digits. A card number belongs in its own field: F2.\0\
{count} characters at most.\0\
month and year, as printed on the card. Optional.\0\
more digits to come.\0\
through the last day of {month}.\0\
passed with {month}. The card can be saved all the same.\0\
there is no such month.\0\
more than {count} years ahead.\0\
this is no month and year.\0\
{digits}, mostly on the back of the card. Optional.\0\
{digits} on the back of the card (its {name}). Optional.\0\
{digits} on the front of the card (its {name}). Optional.\0\
the code will not be saved. Keep the code: no.\0\
dropped by the lock. Type it again, or leave it empty.\0\
{count} of {digits}.\0\
{count} are too many; {brand} has {digits}. Nothing was cut.\0\
a code\0\
Security code: shown while you type.\0\
Security code: hidden.\0\
what the wallet calls this card. Left empty: {name}.\0\
Keep the code\0\
a shop must never keep the code; kept here, whoever opens this vault can pay with the card.\0\
Keep the security code?\0\
Kept, it is encrypted as the number is. The answer is remembered; Settings change it.\0\
Keep it\0\
Leave it out\0\
Back to the number\0\
Save\0\
Save anyway\0\
everything is in order. Enter saves the card.\0\
yes\0\
no\0\
{field}: already on the next step. Press again to go on.\0\
{field}: only digits go in here.\0\
{field}: {count} is all that fits.\0\
{field}: there is no guarded memory left, so nothing was changed.\0\
{field}: this has to be fixed before the card can be saved.\0\
Pasted: {fields}.{rest}\0\
Paste: no card number and no other digits for this field. Nothing was changed.\0\
Paste: no month and year that a card can have. Nothing was changed.\0\
Paste: there was no text in it. Nothing was changed.\0\
Digits too many, left out: {count}.\0\
Other digits, left out: {count}.\0\
The words around were left out.\0\
Characters too many, left out: {count}.\0\
Paste: there is no guarded memory left, so some of it is missing.\0\
A card was pasted\0\
What is marked goes into the form.\0\
What is marked goes into the form. What is not sure changes nothing unless you mark it.\0\
not sure\0\
The pasted card was put aside. Nothing was changed.\0\
{field}: {value}, sure.\0\
{field}: {value}, not sure.\0\
Take {value} as well\0\
Leave out {value}\0\
Take what is marked\0\
Leave the form?\0\
What you typed has not been saved yet.\0\
Keep typing\0\
Throw it away\0\
Hand it over\0\
everything is in order. Enter hands the card over; nothing is kept.\0\
Number and code: wiped when the program was stopped. Type them again.\0\
Number and code: wiped when the form was covered. Type them again.\0\
Covered. Press any key to go on.\0\
Memory: it could not be locked, so a card may reach the swap space.\0\
Standard output is a terminal. Name a file with --output, or a number with --fd.\0\
Descriptor {number} is not open for writing.\0\
{path} can't be written to: {reason}.\0\
The card could not be handed over: {reason}.\0\
PIN, bank and whatever else belongs to the card, each with its label. Enter opens them.\0\
The brand to show where the number tells another or none. Space changes it.\0\
{brand}, by number\0\
unknown\0\
Label\0\
Value\0\
Hidden\0\
A hidden value is shown only when asked for, as the card number is.\0\
+ {field}\0\
+ Another field\0\
The field needs a label.\0\
A card has at most {count} further fields.\0\
Move the field up\0\
Move the field down\0\
Changed meanwhile\0\
This card was changed since you opened it, by a command or on another device.\0\
This card was deleted since you opened it. Keep both: yours becomes a new card.\0\
Key file\0\
Choose\0\
All updates\0\
Everything\0\
Details\0\
The password is too long: {count} bytes are the most.\0\
{name} is encrypted ({format}). Its password:\0\
F3: with a key file.\0\
With the key file {path}. F3: another one, or none.\0\
The key file of {name}; nothing typed means none. Its name:\0\
{cards} and {updates}\0\
{chosen} of {count} chosen\0\
Nothing is chosen: Space chooses an item. Esc changes nothing.\0\
Import\0\
new\0\
update\0\
update: {fields}\0\
already here\0\
perhaps {title}\0\
perhaps here\0\
twice: {place}\0\
twice\0\
joined: {place}\0\
joined\0\
no card\0\
The wallet has no such card.\0\
The wallet has this card already, with the same values.\0\
The wallet's card has other values.\0\
Perhaps {title} of the wallet: the holder and the last four digits are the same.\0\
The file has this number before: {place}.\0\
The file has this number before: {place} gets these values too.\0\
The file has this number before: {place} gets what it lacks. Choose this to take what differs.\0\
Can't be imported: {reason}.\0\
Chosen: it becomes a new card.\0\
Chosen: the wallet's card gets the values of the file.\0\
Chosen: what differs replaces the values of {place}.\0\
Not chosen: nothing is changed.\0\
Field\0\
In the wallet\0\
In the file\0\
none\0\
{caption}: in the wallet {old}, in the file {new}.\0\
{caption}: {place} has {old}, this one {new}.\0\
{line}: chosen\0\
Choose it\0\
Leave it out\0\
All updates, or none of them\0\
Everything that can be imported, or nothing\0\
Choose items, by number or all\0\
Leave items out\0\
Use a key file\0\
Use no key file\0\
{cards} imported. {name} is still there. Delete the file now?\0\
{cards} imported. {name} is still there, with {others} that were not imported. Delete the file now?\0\
Keep the file\0\
Delete the file\0\
Deleting the file\0\
{cards} imported. u undoes it. {name} is still there.\0\
{cards} imported. {name} is deleted; a backup or the disk may still have it.\0\
{cards} imported, but the file is still there: {reason}\0\
Exports all cards. As what?\0\
Exports {cards}. As what?\0\
Encrypted, under a password\0\
Bitwarden's own form. Only who knows the password can read it.\0\
Bitwarden JSON\0\
Not encrypted: anyone who gets the file can read it.\0\
Credential Exchange (CXF)\0\
FIDO's form for other programs. Not encrypted: anyone can read it.\0\
Encrypted, under a password that is asked for next. {codes} The file's name:\0\
{format}. Nothing in it is encrypted: anyone who gets the file can read it. {codes} Its name:\0\
A password for {path}. Without it nobody can read the file, not even you:\0\
The same password once more:\0\
It is short: who has the file can try passwords. 12 characters are better, or six words.\0\
That was another one. Type the password anew.\0\
Type a password first: without one the file would be open to anyone.\0\
{cards} exported to {path}. Only who knows its password can read it.\0\
{cards} exported to {path}. Nothing in it is encrypted.\0\
Password\0\
{count} marked\0\
{count} of them not shown\0\
Mark\0\
Mark all\0\
Invert the marks\0\
Clear the marks\0\
Complete\0\
Complete, next field\0\
Add tags\0\
Remove tags\0\
Move\0\
{cards}: suspended. The same key takes it back.\0\
{cards}: they come up again.\0\
{cards}: flag {flag}.\0\
{cards}: no flag.\0\
{cards}: in {name} now.\0\
Move {cards} to a deck\0\
Tags: {notes} changed.\0\
{cards} deleted. u undoes it, for 30 days.\0\
{cards}: favourites now, and they come first.\0\
{cards}: no favourites any more.\0\
Decks: {decks} deleted. u brings them back.\0\
Cards: {notes} deleted. u brings them back.\0\
Leave everything as it is\0\
Suspend {cards}, or have them come up again if all are suspended?\0\
Change the flag of {cards}?\0\
Change the tags of {notes}?\0\
Import {cards} of {name}?\0\
Delete {notes} for good, with all of their cards and answers? It can't be undone. Backups may still have them.\0\
{name} is deleted for good.\0\
Delete {notes} with all of their cards and answers?\0\
Delete {cards}?\0\
Keep one of each card that is there more than once, the same in every field, and delete {cards}? Undo takes it back.\0\
Mark {cards} as favourites, or no longer if all are?\0\
Move {cards} to {name}?\0\
Move {decks} to the top level?\0\
Change the tags of the notes of {cards}?\0\
Move {decks} into a deck\0\
No deck: the top level\0\
{decks} into {name}\0\
{decks} to the top level\0\
Deck: it can't go there. There is a deck of that name there, or it would be within itself.\0\
{decks}: in {name} now.\0\
{decks}: at the top level now.\0\
Buried\0\
Due\0\
in {time}\0\
Deck\0\
Create \"{name}\"\0\
opened\0\
Deck: type a name, or choose one of the list.\0\
Mark rows, by number or all\0\
Remove their marks\0\
{word} 3 5-9\0\
After {word} come numbers of rows, such as 3 or 5-9, up to {count}, or all.\0\
marked\0\
With the marked ones\0\
Nothing is marked. mark 3 marks the third.\0\
Hear the brands in the wallet\0\
Hear the tags there are\0\
There are no tags yet.\0\
No deck has that in its name.\0\
No file here begins like that.\0\
The first {count}. Type more of the name to see others.\0\
{path}: {reason}.\0\
not a file\0\
Hear the files there are\0\
Files\0\
Type another name\0\
Type a deck's number, or its name or a part of it.\0\
{path} is larger than {limit} MiB, which no export of cards is.\0\
{path} is not text in UTF-8.\0\
{path} is damaged or incomplete. Nothing was imported.\0\
{path} is an archive that can't be unpacked. Nothing was imported.\0\
There is too little guarded memory to read a card.\0\
There is no file {path}.\0\
{path} is not a regular file.\0\
{path} is a symbolic link. Name the file itself.\0\
Standard output is a terminal. Send it to a file or a pipe, or give the name of a file.\0\
Standard input is a terminal. Send a file to it, or give the name of a file.\0\
There is nothing to import: {path} has no items.\0\
There is nothing to import: no card can be made of what is in {path}.\0\
Standard output is a file that other users can read. Better give the name of a file.\0\
standard input\0\
standard output\0\
{path}: nothing was imported. The vault has {notes} of it already, and they stay as they are.\0\
{path}: nothing was imported. There are no notes in it.\0\
{path}: nothing was imported. No line of it can be used.\0\
{path} is there already. Take another name, or --replace in the command.\0\
{path}: {reason}.\0\
{path}: {format}\0\
{place}: {parts}: {remarks}\0\
new\0\
left out: the same number as {place}\0\
joined with {place}: {changes}\0\
differs from {place}, left out: {changes}\0\
changes {place}: {changes}\0\
refused: {reason}\0\
There is nothing to import.\0\
import\0\
Security codes in the file are kept.\0\
Security codes in the file are left out. Use --codes to keep them.\0\
item {number}\0\
line {number}\0\
(no name)\0\
the check digit does not match\0\
no known brand has such a number\0\
it is {kind}, not a card\0\
it was deleted there\0\
it has no card number\0\
its number has something other than digits\0\
its number has {digits}; card numbers have 12 to 19\0\
the row has no card's attributes; KeePassXC does not export them as CSV\0\
it is not built as the format asks\0\
a login\0\
a note\0\
an identity\0\
a key\0\
a password\0\
a document\0\
a bank account\0\
something else\0\
Anyone who can read {path} will be able to read the cards in it. To export them, type {word}: \0\
export\0\
Damaged and not exported: {cards}.\0\
{path}: {reason}.\0\
{path} is there already. To write over it, add --replace.\0\
{path}: flashcards are not written in this format. Let the name end in .apkg, .colpkg, .tsv, .csv or .txt, or in history.csv for the history.\0\
{path} has nothing in it.\0\
{path}, line {line}: this is not UTF-8. Save the file as UTF-8 and try again.\0\
{path} is no file of flashcards. What can be read are {formats}.\0\
{path}: {reason}\0\
There is no deck {deck}. See cardcase deck list.\0\
{path} is no set of parameters. {reason}\0\
{deck}: {what}.\0\
the standard ones\0\
numbers that were entered\0\
numbers that were fitted to {answers}\0\
{deck}: what is known of {cards} was worked out anew. Due now: {due}. {moved} would have moved with --reschedule.\0\
{deck}: what is known of {cards} was worked out anew, and {moved} moved to other days. Due now: {due}.\0\
{deck}: what is known of {cards} would be worked out anew. {moved} would move with --reschedule; due now then: {rescheduled}, else {due}. Nothing was changed.\0\
There are no decks yet.\0\
{deck} is no name for a deck: between :: there must be words.\0\
Some flashcards in the vault can't be read, so nobody can say which notes are there already. Nothing was changed. See cardcase vault verify.\0\
{path}: {new} new, {changed} changed, {same} as they were.\0\
{path}: {answers} new, {same} as they were.\0\
{path}: {answers} would be new, {same} as they are. Nothing was changed.\0\
{path}: {answers} left out: their cards are not in the vault with the words they had.\0\
{path}: nothing was imported; {answers} are there already.\0\
To take it back: cardcase deck undo-import\0\
{path}: the import is taken back.\0\
There is no import to take back.\0\
The import of {path} was taken back already.\0\
{changes} depend on the import of {path}, so nothing was taken back. With --force they are undone as well.\0\
{path}: {new} would be new, {changed} changed, {same} as they are. Nothing was changed.\0\
{path}: {lines} can't be read, so nothing was imported. Fix the file, or import the rest with --skip-bad.\0\
{path} has {notes} now. It is not sealed: anybody who gets it can read it.\0\
{damaged} of the vault can't be read and may be missing from the file.\0\
{deck}: {cards}, now {new} new, {learning} in steps, {review} to review\0\
{path}, line {line}: {reason}\0\
A quotation mark opens here and is never closed.\0\
The prompt is empty.\0\
There is no answer.\0\
A cloze note needs a gap, such as {{c1::text}}.\0\
A gap can be neither empty nor hold :: or }}.\0\
The deck's name has an empty level.\0\
This is the same note as on line {line}, which was taken.\0\
This belongs to no card.\0\
This is not an object with the texts prompt and answer.\0\
Imported\0\
the card is not a note's guid, a colon and a number\0\
the time is not like 2026-07-15T12:00:00.000+02:00\0\
the rating is not 1, 2, 3 or 4\0\
the duration is not a whole number of milliseconds\0\
the kind is not one of {kinds}\0\
there is no such card\0\
line {line} is not JSON\0\
line {line} is not a JSON object\0\
line {line}: \"{key}\" is not a string\0\
line {line}: \"now\" is not a month written YYYY-MM\0\
not a line of JSON\0\
{name}: {value} is not 1, 2, 3 or 4\0\
{name}: {value} is not whole or not {low} to {high}\0\
{name}: {value} is too far away\0\
parameters: {count} values, not 21, 19 or 17\0\
parameters: [{index}] is {value}, not {low} to {high}\0\
desired_retention: {value} is not between 0 and 1\0\
steps: {seconds} s is not above 0 and at most a year\0\
maximum_interval_days: {days} is not 1 to 36500\0\
{path}: missing\0\
{path}: not of the right type\0\
{path}: not a value that is known\0\
the line\0\
There are no cards.\0\
Nothing fits. A whole number is no query: other programs can see arguments, and shells keep them. The last four digits, the name, the brand or the id in cardcase card list --json will do.\0\
The card has no {field}.\0\
That is a terminal, which would show the field and keep it in its history. Send it to a pipe, name a descriptor with --fd, or add --force.\0\
Standard input is a terminal. Send it a JSON object with the fields to change.\0\
{program} can't be run: {reason}.\0\
Standard input is not a JSON object with the fields to change. Nothing was changed.\0\
The JSON object names no field.\0\
The JSON object names something that is no field. The fields are {fields}.\0\
The JSON object names {field} twice.\0\
label must be a text of at most 60 characters, or null.\0\
notes must be a text of at most 2000 characters, or null.\0\
favourite must be true, false or null.\0\
cc-number must be a whole card number: digits, and spaces or hyphens between them.\0\
cc-name must be a name of at most 255 characters and not of digits alone, or null.\0\
cc-exp must be a month such as \"2028-12\" that a card can have, or null; cc-exp-month and cc-exp-year must agree with it.\0\
cc-csc must have as many digits as the brand's codes, or be null.\0\
cc-type must be the name of a brand, or null. The brands are {brands}.\0\
fields must be null or a list such as [{\"label\": \"PIN\", \"value\": \"1234\", \"hidden\": true}], with at most 100 fields and 64 KiB of text; null as a value removes the field.\0\
save\0\
The number may be mistyped: its check digit or its length does not agree, or no brand is known to have it. To save it anyway, type {word}: \0\
Another card has this number: {card}. To save it anyway, type {word}: \0\
Saved: {card}. On the screens, undo takes it back.\0\
delete\0\
To delete {card}, type {word}: \0\
Deleted: {card}. On the screens, undo takes it back.\0\
No card is there more than once.\0\
join\0\
{list}\nThese are there more than once, the same in every field. To keep one of each and delete {cards}, type {word}: \0\
Kept one of each, deleted {cards}. On the screens, undo takes it back.\0\
until you end it\0\
Ctrl-C clears it now.\0\
{damaged} of the vault can't be read and may be missing here. See cardcase vault verify.\0\
Flashcards: no deck fits '{deck}'.\0\
Decks: several fit '{deck}'; choose one.\0\
Round: choose the deck.\0\
This vault is in no group. cardcase sync init begins one, cardcase sync join joins one.\0\
This vault is in a group already. cardcase sync leave ends that.\0\
{name} is the first device of a group at {remote}. cardcase sync invite lets the next one in.\0\
Recovery key of this vault (Enter to do without): \0\
Without the recovery key the remote brings nothing back once all devices are lost. Keep a backup elsewhere.\0\
On the new device: cardcase sync join {remote}. It asks for this key, which holds for 15 minutes and lets one device in:\0\
Waiting for the device. Ctrl-C calls the invitation off.\0\
One-time key that the other device shows: \0\
Waiting for the other device. A key that it does not show is told within half a minute. Ctrl-C calls it off.\0\
Recovery key of a device of the group: \0\
{name} has what the group had. Remove the devices that are lost: cardcase sync devices remove NAME.\0\
Nothing new from other devices, and nothing waits to be sent.\0\
{changes} from other devices received; nothing waits to be sent.\0\
Sent: {things}.\0\
Received: {things}.\0\
Remote: {remote}\0\
Last synced: {time}\0\
The remote was not reached at {time}: {reason}\0\
To send: {count}\0\
To receive: {count}\0\
Conflicts: {count}\0\
{number}. {name}: {state}, {shares}\0\
last heard from {time}\0\
never heard from\0\
There is no other device {name}. cardcase sync devices lists them with their numbers.\0\
Several devices are meant by {name}. Name one by its number:\0\
  {number}. {field}\0\
{name} ({kind})\0\
     {number}. {text} ({device}, {time})\0\
     {number}. {text} ({device}, {time}; shown now)\0\
There is no conflict, or no version of it, with this number. cardcase sync conflicts lists them.\0\
not readable\0\
empty\0\
number ending in {digits}\0\
another number ending in {digits}\0\
no expiry\0\
a security code\0\
another security code\0\
no security code\0\
hidden\0\
hidden, another one\0\
Note type\0\
Flag\0\
Number, expiry and code\0\
Parameters\0\
Favourite\0\
Options\0\
All {segments} on the remote are whole, and none is missing.\0\
{segments} read, {faults} found.\0\
All files of the group at {remote} are deleted, for all devices, and can't be brought back. Every vault keeps its cards. Type destroy to go on: \0\
The group's files at {remote} are deleted, and this vault is in no group.\0\
This device was removed from its group. What it has stays; cardcase sync leave ends it here.\0\
Another device was let in at the same moment and has this one's place. cardcase sync leave, then join once more.\0\
{name} has cards that this device does not keep in step. Remove it on one that has both.\0\
Nothing at {remote} was made for this recovery key.\0\
device key: on, {path}\0\
device key: on, but not there: {path}\0\
The passcode needs the device key from now on, on the backups beside the vault too: {path}. Keep the recovery key at hand: without that file nothing else opens the vault. Undo can't take this back; cardcase vault device-key off does.\0\
The passcode alone opens the vault from now on. The file of the device key stays, as a copy of the vault that was taken elsewhere may need it; delete it where there is none: {path}. Undo can't take this back; cardcase vault device-key on does.\0\
Nothing fits '{query}'.\0\
Several fit '{query}'. Say more of the one that is meant:\0\
The passcode can't come from descriptor {descriptor}: it is a terminal, which would show what is typed. Leave --passcode-fd out to be asked, or give it a pipe.\0\
There is no passcode in descriptor {descriptor}: its first line is empty. Nothing was tried.\0\
The first line of descriptor {descriptor} is longer than any passcode. Nothing was tried.\0\
The first line of descriptor {descriptor} is no UTF-8 text. Nothing was tried.\0\
The passcode can't be read from descriptor {descriptor}: {reason}.\0\
Passcode: \0\
After so many wrong passcodes the next attempt has to wait {time}.\0\
The record of attempts at this vault is missing or damaged, so nobody knows how many there were: this one has to wait {time}.\0\
Attempts can't be recorded, so each has to wait {time}. Make the folder cardcase in $XDG_STATE_HOME or ~/.local/state one that you can write to.\0\
The passcode is asked for in {time}. Ctrl-C: not now\0\
There is no terminal to ask for the passcode on.\0\
A question has to be answered on the terminal, and there is none. --yes, where a command has it, answers it.\0\
Nothing was done.\0\
{path} is a copy of the vault now, sealed as the vault is.\0\
Everything is as it was written, {changes} changes since the vault was made.\0\
Everything else is as it was written. To go back to a backup, see cardcase vault restore.\0\
The rest can't be read. To go back to a backup, see cardcase vault restore.\0\
There are no backups beside {path}.\0\
There is no backup {number}. See cardcase vault restore.\0\
Backup {number} is the vault now. Undo can't take this back.\0\
What stood there before could not be opened; it is kept as {path}.\0\
The vault has a new key, and everything in it was sealed again.\0\
The old recovery key and the old backups are gone; the new recovery key is shown after the next unlocking. Undo can't take this back.\0\
Vault: {path}\0\
Format: {format}\0\
Passcode: {kind}\0\
A guess costs: Argon2id with {memory} MiB and {passes} passes\0\
Size: {size} bytes\0\
Backup {number}: {time}, {size} bytes\0\
A replaced passcode or recovery key is not gone from every backup yet. It will be after the next unlocking, if they can be written to.\0\
Open in process {process}\0\
To open it elsewhere, it needs the passcode that the vault has now, or the recovery key.\0\
To open it elsewhere, it needs the passcode and the file of the device key, {path}, or the recovery key.\0\
Only the recovery key opens it: it has no passcode.\0\
{path}: the recovery key is not written down yet. Open the vault and write it down first.\0\
Recovery key: \0\
This needs the passcode: leave out --recovery-key.\0\
The file of the device key is missing: put it back (cardcase vault status names it), or use --recovery-key.\0\
This is a copy without a passcode: use --recovery-key.\0\
Nothing was done: there is no terminal to ask on. Confirm it with --yes.\0\
The vault: {counts}\0\
{backup}: {counts}\0\
{backup}: can't be read with this passcode\0\
{backup}, kept until you delete it\0\
restore\0\
To put backup {number} in the vault's place, type {word}: \0\
What stood there before is backup {number}. Both stay until you delete them.\0\
Passcode: none; only the recovery key opens it\0\
In the letterbox: {things}\0\
That is not the passcode of this vault. Try again, or use the recovery key with --recovery-key.\0\
line {line}: {problem}\0\
{problem} Is {word} meant?\0\
It is no text in UTF-8, or has control characters.\0\
It is neither a table such as [theme], nor a name with a value, nor a comment.\0\
A table's name stands in brackets and has letters, digits, - and _, with dots between its parts. The lines under it are left out.\0\
This table is in line {line} already. The lines under it are left out.\0\
A name has letters, digits, - and _, and = behind it.\0\
Line {line} sets this already.\0\
A value is a string in quotes, a whole number, true, false or a list of strings.\0\
The string has no quote at its end.\0\
A backslash in quotes has one of b, t, n, f, r, u, U, a quote or a backslash behind it. In single quotes it is a backslash.\0\
The number is too large.\0\
A list has strings with commas between them, on one line, and ends in ].\0\
There is more behind the value.\0\
There is no table {name}. The lines under it are left out.\0\
There is no setting {name} outside of the tables.\0\
{value} is no language there is. There are: {languages}.\0\
The theme has no {name}.\0\
{value} is no colour. A colour has one of 16 names, or is a number from 0 to 255.\0\
{value} has a contrast of {contrast} to 1 with black. A colour needs 3 to 1 to be read.\0\
{value} has a contrast of {contrast} to 1 with white. A colour needs 3 to 1 to be read.\0\
The look has no setting {name}.\0\
There is no screen {name}. The lines under it are left out.\0\
The keys of the lock, of passcodes and of the recovery key can't be changed. The lines under it are left out.\0\
The screen {screen} has no action {name}.\0\
{value} is no key. Keys are strings, or a list of them.\0\
{name} would have no key any more.\0\
{value} is no key.\0\
{key} means the same everywhere, and can't be changed: without it the lock, the help or the way out could be lost.\0\
A terminal sends {other} for {key}.\0\
{key} is the key of {action} on the screen {screen}.\0\
Some lines of the configuration file are not in force ({path}):\n{problems}\nAll of them: cardcase config check\0\
The configuration file is not read ({path}): {reason}\0\
it belongs to somebody else.\0\
others can write to it. chmod go-w takes that from them.\0\
it has more than 64 KiB.\0\
it is no regular file.\0\
{reason}.\0\
Settings: line {line} of the configuration file fixes this.\0\
{value} (fixed)\0\
Fixed by line {line} of the configuration file.\0\
There is no configuration file: {path}\0\
All lines are in force: {path}\0\
There is no place for a configuration file: neither XDG_CONFIG_HOME nor HOME is set.\0\
built-in\0\
line {line}\0\
setting of the vault\0\
option --language\0\
encoding, which is not UTF-8\0\
environment\0\
Look at the configuration file of this machine.\0\
Name the lines of the configuration file that are wrong. The exit status is 1 if there are any.\0\
Show what is in force, and whence, as a configuration file has it.\0\
{name} can't be {value}. It can be: {choices}.\0\
The structure of the file is damaged.\0\
What the vault knows of itself is damaged.\0\
The way in by the passcode is damaged. The recovery key still opens the vault; then set a new passcode.\0\
The way in by the recovery key is damaged. The passcode still opens the vault; then renew the recovery key.\0\
The recovery key that was kept to be shown again is damaged.\0\
The settings are not those that were saved.\0\
The log beside the file, which has the latest changes, is damaged or missing.\0\
Some records can't be read: {tables}.\0\
A record is damaged: {table}, number {id}.\0\
Records that are damaged: {counts}.\0\
what was open\0\
payment cards\0\
decks\0\
notes\0\
flashcards\0\
parameters\0\
answers of the last day\0\
answers of earlier days\0\
changes that can be undone\0\
Nothing was handed out: payment cards are missing or were put back. See cardcase vault verify.\0\
The decks can't be read\0\
The reason: {reason}. Nothing was deleted. Enter tries again; cardcase vault verify says more, and cardcase vault restore brings a backup back.\0\
This deck can't be read\0\
The reason: {reason}. Nothing was deleted. Enter tries again, Esc goes back; cardcase vault verify says more.\0\
Press {add} to add one, or {file} to import a file.\0\
Deck\0\
New\0\
Learning\0\
Lrn\0\
All\0\
Due\0\
Cards\0\
Deck: {name} is added. Enter adds cards to it.\0\
Deck: it is called {name} now.\0\
Deck: {name} is deleted. u brings it back.\0\
Delete {parts}?\0\
{decks} within it\0\
Delete {name}? It has no cards.\0\
Keep it\0\
Delete it\0\
Delete it for good, so that nothing can undo it\0\
New deck\0\
Rename\0\
The deck's name. Two colons put it within another: Languages::Welsh.\0\
A name, and each part of it, needs a character.\0\
There is a deck of that name.\0\
New cards a day\0\
Reviews a day\0\
Wanted retention\0\
Learning steps\0\
Relearning steps\0\
Longest interval\0\
Lapses until a leech\0\
A leech is\0\
tagged\0\
tagged and suspended\0\
Keep new siblings apart\0\
Keep due siblings apart\0\
Spread due days\0\
none\0\
New cards that are begun on a day, with those of the decks within. A new card comes back several times in its first days.\0\
Due cards that are shown on a day, and new ones among them. What is left over waits for the next.\0\
The share of due cards that you want to remember. A higher one means more reviews.\0\
The times after which a new card comes again, until it is known.\0\
The times after which a forgotten card comes again, until it is known once more.\0\
No card is away for longer than this.\0\
A card forgotten this often is a leech: its words may need a change.\0\
A leech gets a tag. Suspended, it also does not come again before you say so.\0\
Two new cards of one note do not come on the same day.\0\
Two due cards of one note do not come on the same day.\0\
Cards that were learned together come back on days near each other, not all on one.\0\
The numbers of the memory model: the standard ones, your own, or fitted to your answers.\0\
\"{word}\" is no number.\0\
\"{unit}\" is no unit: s, m, h and d are.\0\
From {low} to {high}.\0\
There can be at most {n} steps.\0\
\"{step}\" is no step: one is from 1s to 365d long.\0\
From 0.7 to 0.99, or from 70 to 99 percent.\0\
Times such as 15m 1d, with s, m, h or d; nothing for no steps.\0\
Memory parameters\0\
standard\0\
its own\0\
Next days\0\
Nothing comes due on the next {days}.\0\
{cards} come due on the next {days}, the first of them {next}.\0\
tomorrow\0\
in {n} days\0\
Devices\0\
Keep the same cards on several devices, sealed, over a folder, git or rclone. Nobody in between can read them.\0\
Join your other devices\0\
Set up for the first device\0\
Sync now\0\
Conflicts\0\
Invite a device\0\
Remove\0\
Bring back what lost devices had\0\
Verify the remote\0\
Change the remote\0\
Delete the group's files\0\
Leave the group\0\
Keep this one\0\
all cards\0\
flashcards\0\
payment cards\0\
A folder: Syncthing, Nextcloud, a stick\0\
A git remote\0\
An rclone remote: S3, WebDAV, SFTP\0\
What do your devices have in common?\0\
The folder, from the root, such as /home/ada/Sync/cards\0\
The URL of an empty repository, such as ssh://nas/srv/cards.git\0\
The remote that rclone knows and a path in it, such as nas:cards\0\
Address\0\
A name for this device, such as laptop. Your other devices call it that.\0\
Type a name first.\0\
Which cards are to be on this device and the others?\0\
One-time key\0\
On a device of the group choose Invite, and type here the key that it shows.\0\
Type the recovery key of this vault: with it alone the cards come back from the remote where all devices are lost. Enter without it goes on without.\0\
Type the recovery key of a device that was in the group, from the paper it was written down on.\0\
That is no recovery key: a character was mistyped. Look at it again.\0\
Nothing on this remote was made for this recovery key.\0\
Devices: {name} has what the group had. Remove the devices that are lost.\0\
Devices: all {segments} on the remote are whole, and none is missing.\0\
Delete all files of the group at {remote}? They are gone for all devices, and can't be brought back. Every device keeps its cards.\0\
Devices: the group's files at {remote} are deleted, and this device is in no group.\0\
That is not the key that the other device shows. Look at it again.\0\
Making a one-time key\0\
On the new device choose Join and type this key. It admits one device, once, and is worth nothing later.\0\
Enter says the time left, q stops: \0\
Show the one-time key\0\
{time} left\0\
{device} has the key, and is being let in.\0\
{device} is in the group now. It gets everything from the remote.\0\
The invitation is over; its key admits nobody any more.\0\
Looking at the remote\0\
Sending\0\
Receiving\0\
Waiting for the device that invites\0\
Esc stops it. What is done stays, the rest waits.\0\
Remote\0\
Waiting\0\
Last in step\0\
nothing\0\
{changes} to send\0\
{changes} to receive\0\
never\0\
this device\0\
removed\0\
{numbers} not here yet\0\
Device\0\
No.\0\
replaces {device}\0\
replaces {device} since {time}\0\
{device} {replaces}. Remove {earlier} if nobody uses it any more.\0\
Shares\0\
Last heard from\0\
Devices: everything is in step.\0\
Devices: {sent} sent, {received} received.\0\
nothing\0\
Devices: {conflicts} to settle.\0\
Devices: set up on {remote}. Invite the next device from here.\0\
Devices: the remote is changed. Change it on the other devices, too.\0\
Devices: {name} is in the group.\0\
Devices: {device} is removed. What is new is sealed with keys that it does not have.\0\
Devices: this device left the group. Its cards stay here.\0\
Devices: this device is at {remote} now. The files at the earlier remote stay; the other devices go there with: cardcase sync move {remote}\0\
Remove {device}\0\
Remove {device}? It gets nothing new and its changes are refused. It still has all cards that it has now; if it is lost, have the banks replace those payment cards.\0\
Remove {device}? It gets nothing new and its changes are refused. It still has all flashcards that it has now.\0\
Leave the group? Your cards stay on this device, and on the others. To come back you join again.\0\
Leave it as it is\0\
Name\0\
Kind\0\
Field\0\
Devices\0\
note\0\
card\0\
deck\0\
note type\0\
payment card\0\
something newer\0\
No conflicts. Fields that are changed on two devices at once are listed here.\0\
{name} ({kind}): {field}\0\
shown now\0\
Which one is to stay, on all devices?\0\
All conflicts at once: what is to stay, on all devices?\0\
Keep what shows now\0\
Keep what {device} wrote\0\
Conflict: settled.\0\
Conflicts: {conflicts} settled.\0\
All at once\0\
There is no group at this address. Set one up on your first device.\0\
There is a group at this address already. Join it instead.\0\
Nobody let this device in. Invite it once more, and type the new key.\0\
\"{name}\" can't be the name of a device: one line of up to 40 characters.\0\
Devices: of a demo nothing is kept. Start without --demo to set devices up.\0\
Devices: {reason}. Nothing was changed.\0\
Type the address first.\0\
A folder is named from the root, beginning with a slash.\0\
{path}: {reason}. Type the path of a folder that is there.\0\
An address can't begin with a hyphen.\0\
An address that starts another program is refused.\0\
The address has a character that can't be printed.\0\
An address begins with folder:, git: or rclone:.\0\
Devices: the remote can't be reached: {reason}.\0\
Devices: {program} is not installed. It is in the package {package}.\0\
Devices: the remote took too long. It is tried again later.\0\
Devices: the remote has no room left.\0\
Devices: the remote has less than before. What this device made is sent again.\0\
Devices: the remote has the files of another group.\0\
Devices: the changes {numbers} of {device} were damaged on the remote, and are not taken in: {file}.\0\
Devices: a file is by no device of the group, and is not taken in: {file}.\0\
Devices: the changes of {device} were replaced by others. They are not taken in.\0\
Devices: something that is no file, or too large, is in the place of {file} of {device}.\0\
Devices: the remote lost the changes {numbers} of {device}. Sync on {device} to put them up again.\0\
Devices: the changes {numbers} of this device are lost on the remote and in its archive.\0\
Devices: the changes {numbers} of this device were damaged on the remote. Put up again: {file}.\0\
Devices: {device} wrote on after it was removed. That is not taken in.\0\
Devices: changes of {device} wait for what it has not sent. Update Cardcase there, then sync.\0\
Devices: waiting for the changes {numbers} of {device}.\0\
Devices: the clock of {device} is off by {time}.\0\
Devices: {device} has a newer Cardcase. What this one does not know is kept for it.\0\
Devices: this vault is a copy or an older backup, and goes on as a new device.\0\
Devices: what was deleted on one device and changed on another stays: {things}.\0\
Sending what was changed to the other devices. Any key ends this.\0\
An address can't have a password in it: programs are given it where others can see it.\0\
The address is too long.\0\
Behind the name of an rclone remote come a colon and a path: rclone:nas:cards.\0\
Name a remote of rclone's own configuration, without options.\0\
The shell\0\
Tell what is due while locked\0\
For cardcase due: each lock writes down how many cards are due on the next 60 days. Who can read that file needs no passcode, and sees how much you learn.\0\
With the names of the decks\0\
Adds the numbers of each deck to that file. Who can read it then sees what you learn, too.\0\
Due today: {cards}, {new} new, {learning} in steps, {review} to review.\0\
Nothing is due today.\0\
Next: {cards} in {days}.\0\
{deck}: {cards}\0\
Nothing is written down of what is due in this vault. Unlock it, switch on '{setting}' in the settings, and lock it.\0\
What is due was written down {days} ago, for 60 days, which are over. Unlock the vault and lock it again.\0\
What is due was written down for days that have not come by the clock of this machine. Set the clock right, or unlock the vault and lock it again.\0\
{path} is damaged. Unlock the vault and lock it again to have it written anew.\0\
{path} was written by a newer version of Cardcase.\0\
{path} is about another vault. Remove it, and lock this one again.\0\
{path} is a link, and is not followed. Remove it, and lock the vault again.\0\
{path} belongs to somebody else, and is not read.\0\
{path} is no regular file. Remove it, and lock the vault again.\0\
Cardcase\0\
Demo: nothing is kept\0\
Demo\0\
Too small: Cardcase needs {width} by {height} cells.\0\
{key} does nothing here. F1 shows the keys.\0\
q quits from Home alone. Ctrl-C quits here.\0\
Enter\0\
Backspace\0\
Space\0\
Keys\0\
On this screen\0\
Moving\0\
Undoing\0\
Typing\0\
Everywhere\0\
OK\0\
Back\0\
, \0\
; \0\
{first} {second}\0\
{name}. {sentence}\0\
{text}.\0\
 and \0\
 or \0\
{low} to {high}\0\
[picture]\0\
[picture: {name}]\0\
[sound]\0\
[sound: {name}]\0\
[video]\0\
[video: {name}]\0\
[text to be read aloud]\0\
[hint]\0\
[hint: {name}]\0\
[drawing]\0\
[picture with hidden parts]\0\
[script]\0\
[page within the card]\0\
[page within the card: {name}]\0\
[field of a form]\0\
Template: it has {tag}, but the note type has no field \"{name}\".\0\
Template: it has {open} without {close}.\0\
Template: it has {close} without {open}.\0\
Template: it has {found} where {expected} belongs.\0\
[The rest is too long to be shown.]\0\
The file: one of Anki's packages, text with tabs or commas, Markdown with Q: and A:, or JSON. Its name:\0\
Reading\0\
Writing\0\
new\0\
Into: {decks}\0\
with other words than before\0\
there already\0\
can't be used\0\
Line {line}: {reason}\0\
Enter imports, without lines that can't be used. Esc changes nothing.\0\
All of it is in. u takes it out again.\0\
Import: there is nothing new in this file.\0\
Import: done. u takes it out again.\0\
Stopping\0\
Esc stops it; nothing is changed then.\0\
File: type its name first.\0\
There is no such file.\0\
The file's permissions do not allow it.\0\
That is no file of notes. Fields between tabs, commas or semicolons can be read, Markdown with Q: and A:, and JSON with prompt and answer.\0\
There is nothing in this file.\0\
Line {line} is not UTF-8. Save the file as UTF-8 and try again.\0\
a JSON array with prompt and answer\0\
the Markdown of hashcards\0\
fields between tabs, commas or semicolons\0\
The JSON is broken at line {line}.\0\
That is a directory or a device, not a file.\0\
The file is too large.\0\
The file can't be read: {reason}.\0\
There is a file of that name already.\0\
The file can't be written: {reason}.\0\
Answers left out, as their cards are not here with the words they had: {count}.\0\
That format is not written. Let the name end in .apkg, .colpkg, .tsv, .csv or .txt, or in history.csv.\0\
Writes {deck}, readable by anyone who has the file. F2 changes what is written. The file's name, ending in .tsv, .csv or .apkg:\0\
all decks\0\
all decks\0\
Export: {notes} written to {path}.\0\
Left as they are, because the notes here have another note type: {list}.\0\
Pictures and sounds come in a later version, their names stay in the fields: {list}.\0\
Filtered decks are not made, their cards come to their own decks: {list}.\0\
Scripts in note types never run: {list}.\0\
Pictures with covered parts can't be shown yet: {list}.\0\
Descriptions of decks are only kept for export: {list}.\0\
Days of the week with less to do are only kept for export: {list}.\0\
Due days are not spread by load here.\0\
Old answers that presets leave out count here: {list}.\0\
Left out, because what they belong to is missing: {list}.\0\
Style sheets hide something in a way that is not followed, so that it may show: {list}.\0\
Left out, because a text is longer than 8 MiB or the tags than 64 KiB: {list}.\0\
Notes with more or fewer fields than their type: {list}.\0\
Notes in which faulty characters were replaced: {list}.\0\
Notes that share their identity (guid) with another one are kept apart: {list}.\0\
Orders of cards that presets set are only kept for export: {list}.\0\
Anki's options for new cards beyond the review limit and for limits of all decks above are only kept for export.\0\
Anki's custom scheduling is only kept for export.\0\
The file holds nothing but Anki's notice that it needs a newer version. Export it again in Anki.\0\
Decks in the package are nested more than 100 deep. Flatten them in Anki, and export it again.\0\
Cards and answers: {list}.\0\
A .colpkg replaces everything in Anki. Export all decks, or let the name end in .apkg.\0\
In Anki it replaces everything. It has the configuration, saved searches and presets of {name}.\0\
In Anki it replaces everything. Its configuration and saved searches are those of {name}, the last of {count} that came.\0\
In Anki it replaces everything, the configuration and saved searches too: none are known here.\0\
The decks' parameters predict the {answers} answers that come with a log loss of {loss}, {error} % off on average. Parameters can be fitted to them in the options of a deck.\0\
This archive holds no collection of Anki's.\0\
The package is damaged or cut off. Export it again.\0\
The collection in the package is damaged. Check the database in Anki, and export it again.\0\
The package is of a newer version of Anki (format {version}). In Anki, export it with support for older versions.\0\
The collection has a schema that is not known ({version}). Open it in today's Anki, and export it again.\0\
The collection uses Anki's first scheduler. Open it in today's Anki, which moves it to the new one, and export it again.\0\
The package holds more than 4 GiB.\0\
The package holds more than a million files.\0\
The package would grow to more than 200 times its size, which no collection does.\0\
Something in the package is longer than 8 MiB, such as a picture inside a note.\0\
The collection asks for more work than one of its size needs.\0\
What was read of the package is not whole. Nothing was imported.\0\
The key file of a KeePass database.\0\
Read the file's password from this open descriptor, up to the first line feed.\0\
What becomes of cards of the wallet that the file has with other values: none or all are changed. They are asked about one by one if this is not given.\0\
Delete the file after the import, without a question.\0\
The format: sealed is Bitwarden JSON under a password, bitwarden is Bitwarden JSON, cxf is the Credential Exchange Format. Only sealed is encrypted.\0\
Default: sealed.\0\
Read the password of a sealed file from this open descriptor, up to the first line feed.\0\
none|all\0\
format\0\
--delete-file deletes a file by its name, and standard input has none.\0\
Print nothing, and answer by the exit status: 0 where all is valid.\0\
List the cards, with the last four digits of their numbers.\0\
Write one JSON array.\0\
Write one field of a card.\0\
The field goes to standard output or another descriptor, with a line feed after it. The expiry is written MM/YY, the month in two digits, the year in four. Any other name is the label of a custom field, such as PIN.\0\
The card: its name, its last four digits, its brand, a label or its id. Where several fit they are listed, and the exit status is 4; where none does it is 3.\0\
The field, or the label of a custom one. Default: the number.\0\
The field, as an option.\0\
The open descriptor that it goes to.\0\
Write it to a terminal, too.\0\
Copy a field of a card, and clear the clipboard after a while.\0\
The clipboard and the time are those of the screens. The command goes on until the clipboard is cleared; Ctrl-C clears it at once.\0\
Change fields of a card, from a JSON object on standard input.\0\
The names are label, notes, favourite, cc-number, cc-name, cc-exp, cc-exp-month, cc-exp-year, cc-csc, cc-type and fields, a list of objects with label, value and hidden. Fields that are not named stay as they are, and null empties one. Undo takes it back on the screens.\0\
Delete a card.\0\
Asks for a word on the terminal. Undo takes it back on the screens.\0\
Keep one of the cards that are there more than once.\0\
Cards are joined only where every field is the same: names, number, code, notes and other fields. Asks for a word on the terminal. Undo takes it back on the screens. Other devices keep the same one.\0\
Run a program that reads a card's fields from descriptors.\0\
The variables CARDCASE_NUMBER_FD, CARDCASE_EXPIRY_FD, CARDCASE_MONTH_FD, CARDCASE_YEAR_FD, CARDCASE_CODE_FD, CARDCASE_HOLDER_FD, CARDCASE_LABEL_FD, CARDCASE_BRAND_FD and CARDCASE_NOTES_FD hold the numbers of descriptors, each with one line to read (notes may have several), and for custom fields there are such as CARDCASE_FIELD_PIN_FD; there is none for a field that the card lacks. No shell reads the command. The exit status is the program's: 127 where there is none, 126 where it can't be run.\0\
The program and its arguments, after --.\0\
query\0\
field\0\
command\0\
--fd needs the number of an open descriptor.\0\
Name the field once: behind the card, or with --field.\0\
card fill needs a command after --.\0\
Write JSON for scripts instead of words.\0\
Tell about one deck: its counts, its next days, its options, the decks within it.\0\
The deck's name, or as much of it as no other has.\0\
Notes: find them in all decks.\0\
List the notes that have all of the words, the newest first.\0\
The words may stand in any field or tag; case, accents and width make no difference, as in the search on the screen. Without words, as \"\", all notes are listed. With --json each line is one JSON object. The exit status is 3 where there is no such note.\0\
The words to look for.\0\
Tell the statistics of study, of all decks or of one.\0\
Open the program with the review of a deck, or of what is due.\0\
Open the program with a round on time of a deck.\0\
The study begins right after unlocking, over what was open before. Where several decks fit the name, the list of decks is shown; where none does, the screen says so. One that was left in the middle goes on.\0\
Say how many flashcards are due today, without the passcode.\0\
For prompts and status bars. Switch it on in the settings first: the numbers are then written down at each lock, for 60 days, after the daily limits. The exit status is 3 if there are none for today. shell-prompt.md in share/doc/cardcase has snippets.\0\
Write the number alone.\0\
Write one line of JSON, with the numbers of the coming days.\0\
--short and --json exclude each other.\0\
Add a note, without a passcode.\0\
It is sealed into the letterbox beside the vault, also while that is locked or open elsewhere, and goes in at the next unlocking. With --unlock or --passcode-fd it goes in at once. Arguments can be seen in the list of processes and stay in the shell's history.\0\
The prompt, in Markdown.\0\
The answer, in Markdown; a cloze note needs none.\0\
The deck, which is made if there is none of this name; Letterbox by default.\0\
Tags, separated by spaces.\0\
basic, reversed, typed or cloze; basic by default.\0\
Add a payment card, as JSON on standard input, without a passcode.\0\
One object with the fields that card new prints (cc-number, cc-name, cc-exp, cc-csc), label and notes. It is sealed into the letterbox beside the vault; at the next unlocking you are asked whether to keep it. With --unlock or --passcode-fd it goes in at once.\0\
Take a number that is doubtful, of 12 to 19 digits, or that another card has.\0\
Unlock the vault and write to it at once, instead of to the letterbox.\0\
Put the card into the vault's letterbox, and print nothing.\0\
tags\0\
prompt\0\
answer\0\
type\0\
A card that is kept is not printed: leave out --keep, or --output and --fd.\0\
A locked case for your payment cards and flashcards, in the terminal.\0\
The vault's file. It is made where there is none.\0\
Show samples in a throw-away vault; nothing is kept. The passcode is 5566.\0\
Let nothing move. REDUCED_MOTION=1 does the same.\0\
Talk in lines instead of drawing on the screen, for screen readers and any terminal. ACCESSIBLE=1 does the same.\0\
The language, such as ja or zh-Hant. It may stand behind any command, too. Without it the configuration file decides, or LANGUAGE, LC_ALL, LC_MESSAGES and LANG.\0\
code\0\
Payment cards: list, show, copy, fill in, change, check, import and export.\0\
Say what is known about card numbers, line by line.\0\
Reads one JSON object from each line of standard input: \"number\", \"expiry\" and \"code\" as strings, and \"now\" as YYYY-MM, each of them optional; or just a number, with any spaces and hyphens. Writes one JSON object for each line. A line that cannot be read is answered with its number and an error, and the exit status is then 1. Nothing is kept, and no number is ever an argument.\0\
Ask for a card on the terminal, and hand it over as JSON.\0\
Shows the card form on the terminal, whatever standard input and output are, and once the card is handed over writes one line of JSON with the names cc-name, cc-number, cc-exp, cc-exp-month, cc-exp-year, cc-csc and cc-type. Nothing is kept. The exit status is 130 where the user left; then nothing is written.\0\
The file that the card goes into.\0\
The open descriptor that the card goes to.\0\
Default: standard output, unless that is a terminal.\0\
Import the cards of another program's file, after showing what would be done.\0\
Reads exports of Bitwarden, 1Password, Proton Pass, Enpass, Dashlane and LastPass, KeePass databases, and the Credential Exchange Format. Asks on the terminal for the file's password, for the passcode, for each card of the wallet that would change, and for a word. Cards that the wallet has or may have are left out unless --duplicates is given. The exit status is 1 where nothing was imported.\0\
Export all cards, by default to a file under a password.\0\
Asks on the terminal for the passcode, and for the password of the file, or for a word before anything is written that is not encrypted. The file can be read by its owner alone, and is never a terminal, a device or a pipe. With - the cards go to standard output, unless that is a terminal, and everything that is said goes to standard error.\0\
Keep the security codes that are in the file.\0\
Import cards that the wallet has, or may have, as well.\0\
The file; - is standard input, where that is a pipe or a file.\0\
Export the security codes that are kept, too.\0\
Replace the file if it is there already.\0\
The file, where nothing must stand yet; - is standard output.\0\
Take flashcards in, write them out, list the decks.\0\
Asks for the passcode on the terminal.\0\
Take notes from a file into the vault.\0\
Reads Anki's packages (.apkg, .colpkg); fields between tabs, commas or semicolons, with Anki's headers or without; the Markdown of hashcards; and a JSON array of objects with prompt and answer. Notes that are there already get the file's words and keep their progress. A line that can't be read is named, and then nothing is taken in. A history with the columns card, time and rating, or the database of hashcards, adds its answers to cards that are there. undo-import takes it back. The exit status is 1 where nothing came in.\0\
Take the last import back, in one step.\0\
Notes that came with it go, with their cards; notes that it changed get their old words, unless they were changed since. If notes that came with it were answered or changed since, nothing is done without --force.\0\
Write notes to a file that Anki and this program can read.\0\
A name that ends in .apkg or .colpkg asks for one of Anki's packages, with the answers. Otherwise fields stand between tabs, or between commas where the file's name ends in .csv. The file is not sealed. A name that ends in history.csv, or --history, asks for the answers in place of the notes: card, time, rating, duration and kind.\0\
Write the answers in place of the notes.\0\
List the decks, with what can be studied now.\0\
Show or set the parameters of a deck's memory model.\0\
Without an option it writes the 21 numbers of FSRS-6. With --set they are read from a file: 17, 19 or 21 numbers with commas or blanks between them, as Anki shows them. What is known of the deck's cards is then worked out anew from their answers; the days on which they are due stay, unless --reschedule is given.\0\
The file, or one of Anki's packages; - is standard input.\0\
The deck for notes that name none. Default: what the file says, or its name.\0\
Take the rest in where lines can't be read.\0\
Tell what would be done, and change nothing.\0\
Take back notes that were answered or changed since, too.\0\
The file; - is standard output, where that is a pipe or a file.\0\
The deck, with those within it. Default: all decks.\0\
Write over a file that is there.\0\
The deck.\0\
Read numbers from this file; - is standard input.\0\
Put the standard parameters in force.\0\
Move cards to the days that follow from the parameters.\0\
Tell what would be done, and change nothing.\0\
Schedule review histories: JSON lines in, JSON lines out.\0\
Each line is an object; only \"reviews\" is needed:\n  {\"parameters\": [21 numbers; 17 and 19 are carried over], \"desired_retention\": 0.9,\n   \"learning_steps_s\": [60, 600], \"relearning_steps_s\": [600],\n   \"maximum_interval_days\": 36500, \"days\": \"elapsed\" or \"rollover\", \"rules\": \"fsrs\" or \"anki\",\n   \"reviews\": [{\"at_s\": 0, \"rating\": 3}]}\n\"elapsed\" counts whole spans of 24 hours, \"rollover\" the days that begin at 4:00 UTC, or at\n\"rollover_hour\" of the zone that is \"zone_offset_s\" seconds ahead of UTC; Anki's rules count\nso, unless told otherwise. The answer to a line has for each review stability, difficulty,\nretrievability_before, state, step and interval_s, without fuzz; or it is {\"error\": ...}, and the\nexit status is 1.\0\
Look after the vault's file: status, backup, verify, restore, rekey, device-key.\0\
The vault's file.\0\
Read the passcode from this open descriptor, up to its first newline.\0\
Do not ask for the word that confirms it.\0\
Show the format, what a guess costs, the size and the counts. Needs no passcode.\0\
Write a sealed copy to a file, also while the vault is in use. Needs no passcode.\0\
Authenticate every record and name the damaged ones.\0\
Asks for the passcode on the terminal. The exit status is 1 where there is damage.\0\
Give the vault a new key and seal everything again.\0\
For when a copy of the vault may be about together with an old passcode or recovery key. Asks for the passcode on the terminal; it stays the same. The recovery key becomes another, and so does the letterbox's key: what waits there has to be taken in first. Undo can't take this back.\0\
Have the passcode need a key file on this machine besides, or no longer.\0\
A copied vault alone can't be guessed at then. Without the file only the recovery key opens the vault. Asks for the passcode on the terminal. Undo can't take this back.\0\
The number of a backup. Without it they are listed.\0\
on or off.\0\
path\0\
file\0\
number\0\
deck\0\
state\0\
Keep the same cards on several devices, over a folder, git or rclone.\0\
A remote is folder:/path, git:URL or rclone:NAME:PATH. What lies there is sealed. Each of these asks for the passcode on the terminal.\0\
Begin a group of devices at a remote, with this vault as the first.\0\
Asks for the recovery key too: with it, the remote alone brings everything back once all devices are lost.\0\
Show a one-time key, and let the device in that is given it within 15 minutes.\0\
Join the group at a remote, with the key that sync invite shows on another device.\0\
What is in this vault already goes to the others too.\0\
Send what is new here, and take in what is new there.\0\
Show the remote, the devices, and what waits, as of the last time.\0\
Print it as JSON.\0\
List the devices, or remove one.\0\
Remove a device: it gets no key from then on.\0\
It still has what it had: have the bank replace payment cards that were on a lost device.\0\
List what was changed on two devices at once, or settle it.\0\
Write a version of a conflict, with what it hides.\0\
Numbers, codes and hidden fields go to a pipe or a descriptor, to a terminal only with --force.\0\
Choose a version, for all devices.\0\
Sends and receives before and after it.\0\
The conflict's number in the list.\0\
The version's number in its lines.\0\
Settle all of them, with the versions that show now.\0\
Settle all that this device has a version of, with that version.\0\
Name a conflict and one of its versions, --all, or --device.\0\
Read everything of the group at the remote, and name what is not as it should be.\0\
The exit status is 1 where something is not.\0\
Leave the group. The cards stay in this vault and in the others.\0\
Copy the group's files to another remote, and go on there.\0\
The group stays the same. Give the command on every device, the first while the earlier remote can still be reached; where the group is there already, only this device changes. The files at the earlier remote stay.\0\
Bring back what a group had, with a recovery key alone.\0\
For when all devices are lost: make a new vault first, and restore into it.\0\
Delete the group's files at the remote for good, after a question.\0\
folder:/path, git:URL or rclone:NAME:PATH.\0\
What the other devices call this one; the machine's name by default.\0\
The device's number, as sync devices lists it, or its name.\0\
Join with the flashcards alone.\0\
Join with the payment cards alone.\0\
remote\0\
name\0\
Unlock with the recovery key: it is asked for, or read in place of the passcode.\0\
Wait this long where another process has the vault open for writing.\0\
Replace an existing file, once the copy is whole.\0\
Make a copy without a passcode, which the recovery key alone opens: nobody can try passcodes at it.\0\
The copy, where nothing must stand yet without --replace; - is standard output, where that is a pipe or a file.\0\
List the backups beside the vault and what they hold, or put one in its place.\0\
The passcode is asked for to tell what each backup holds; without a terminal only its time and size are listed. Then a word confirms it. What stood in the vault's place and the backup itself stay until you delete them, and so does what waits in the letterbox. Undo can't take this back.\0\
seconds\0\
Default: $CARDCASE_VAULT, else cardcase/cardcase.vault in $XDG_DATA_HOME, else in ~/.local/share.\0\
Help\0\
Lock\0\
Lock and suspend\0\
Redraw\0\
Quit\0\
Open\0\
Close\0\
Do it\0\
Back\0\
Move\0\
A page\0\
First, last\0\
First\0\
Last\0\
Next\0\
Previous\0\
Choose\0\
Yes\0\
No\0\
Change\0\
Change back\0\
Show or hide\0\
Turn\0\
Press\0\
Walk\0\
Go on\0\
Delete\0\
Delete\0\
Clear\0\
Forgot it?\0\
Go on\0\
Later\0\
Show the key\0\
Add\0\
Turn the card\0\
Show or hide the code\0\
Security code\0\
Leave\0\
To the left\0\
To the right\0\
Delete before the caret\0\
Delete after the caret\0\
Delete a group or word\0\
Delete to the start\0\
Delete to the end\0\
Undo\0\
Redo\0\
Changes\0\
Delete for good\0\
Join doubles\0\
Study\0\
Round\0\
Cards\0\
Rename\0\
Delete\0\
Options\0\
Statistics\0\
Import\0\
Export\0\
Edit\0\
Bury until tomorrow\0\
Suspend\0\
Flag\0\
Next hint\0\
Scroll\0\
Drag to the left\0\
Drag to the right\0\
Save\0\
Next deck\0\
End\0\
Add cards now\0\
Sort\0\
Next field, then save\0\
New line\0\
Search\0\
Move to a deck\0\
Tags\0\
Start again\0\
Grade the schedule\0\
Start\0\
Favourite\0\
Stop\0\
Type a value\0\
Arabic\0\
Bulgarian\0\
Bengali\0\
Catalan\0\
Czech\0\
Welsh\0\
Danish\0\
German\0\
Greek\0\
English\0\
Esperanto\0\
Spanish\0\
Estonian\0\
Basque\0\
Persian\0\
Finnish\0\
French\0\
Irish\0\
Hebrew\0\
Hindi\0\
Croatian\0\
Hungarian\0\
Indonesian\0\
Icelandic\0\
Italian\0\
Japanese\0\
Korean\0\
Latin\0\
Lithuanian\0\
Latvian\0\
Norwegian\0\
Dutch\0\
Polish\0\
Portuguese\0\
Romanian\0\
Russian\0\
Slovak\0\
Slovenian\0\
Serbian\0\
Swedish\0\
Swahili\0\
Tamil\0\
Thai\0\
Turkish\0\
Ukrainian\0\
Urdu\0\
Vietnamese\0\
Cantonese\0\
Chinese\0\
{language} ({tag})\0\
cardcase stopped because of an internal error. The vault is locked.\0\
There is no terminal to draw on. Start it in one, without redirecting its input or output.\0\
The terminal type '{name}' is not known here. Set TERM to one that is, such as xterm-256color, or talk in lines: cardcase --plain\0\
TERM is not set. Set it to the type of your terminal, such as xterm-256color, or talk in lines: cardcase --plain\0\
A terminal of type '{name}' can't place the cursor, which the full screen needs. Set TERM to what your terminal is, or talk in lines: cardcase --plain\0\
The terminal type '{name}' is not known here, so Cardcase talks in lines. For the full screen, set TERM to one that is, such as xterm-256color.\0\
TERM is not set, so Cardcase talks in lines. For the full screen, set it to the type of your terminal, such as xterm-256color.\0\
A terminal of type '{name}' can't place the cursor, so Cardcase talks in lines. For the full screen, set TERM to what your terminal is.\0\
The terminal could not be set up: {reason}.\0\
HOME is not set, so there is no place for a vault. Name one with --vault.\0\
{path}: there is no vault.\0\
{path}: there is something in this place already.\0\
{path} is a symbolic link, which Cardcase does not follow. Name the file itself.\0\
{path} is a directory. Name a file in it.\0\
{path} is not a regular file.\0\
{path} has a second name (a hard link), which would split the vault from its journal. Remove the other name.\0\
{path} belongs to another user. Only a vault of your own can be opened.\0\
{path} may not be read. Check its permissions and those of its directory.\0\
{path} can't be written to. Check its permissions and those of its directory.\0\
{path} is not a vault. It was not touched.\0\
{path} was made by a newer version of Cardcase. It was not touched; use that version.\0\
{path} has a format from before the first release, which this version of Cardcase can't read. It was not touched.\0\
{path}: the disk is full. Make room and start again.\0\
{path} is damaged and can't be opened. It was not changed; bring back a copy.\0\
{path} can't be opened without its log, {path}-wal, which is missing or was changed. Put both back as they were together, or bring back a copy.\0\
{path} is in use by another process. Close that one first.\0\
{path} is open in another cardcase already, process {process}. Go on there, or quit it first.\0\
There is not enough memory to open {path}. Close other programs and try again.\0\
{path} could not be opened: {reason}.\0\
Letterbox\0\
It is in the letterbox, sealed, and goes into the vault at the next unlocking. Waiting there: {things}.\0\
This machine saw the key of this letterbox for the first time, and knows it from now on: {path}\0\
The note is in the deck {deck}. u on the screens takes it back.\0\
The card that ends in {digits} is in the wallet. u on the screens takes it back.\0\
There is no letterbox yet, or it has no key: {path}. Unlock the vault once with cardcase, which makes it, or add --unlock.\0\
In the place of the letterbox there is a link or a file: {path}. Move it away and unlock the vault once.\0\
The letterbox belongs to another user: {path}. Move it away and unlock the vault once.\0\
The letterbox is open to others: {path}. See what is in it, and close it with chmod 700.\0\
The key of the letterbox is damaged: {path}. The next unlocking puts it right.\0\
The key of the letterbox is not the one that this machine knows, so nothing was sealed to it: {path}. Somebody may have exchanged it. Unlock the vault, which puts it right and says since when.\0\
The letterbox is full, {count} things are in it: {path}. Unlock the vault, which takes them in.\0\
The letterbox is full, it takes {size} MiB: {path}. Unlock the vault, which takes in what is there.\0\
This is too large for the letterbox, which takes {size} KiB of one thing. Add it on the screens, or with --unlock.\0\
Another program keeps using the letterbox: {path}. Try again.\0\
Nothing was put into the letterbox {path}: {reason}.\0\
Something waits in the letterbox, sealed for the key that this vault has now: {path}. Unlock the vault with cardcase first, which takes it in. Nothing was changed.\0\
Waiting in the letterbox: {things}. The next unlocking takes in what was sealed for the key that the backup has.\0\
The letterbox has another key too. What a copy of the old one is used for can't be opened any more.\0\
Letterbox: {notes} taken in. u takes them out again.\0\
Letterbox: what is there was not taken in, {reason}. It waits for the next unlocking.\0\
The key of the letterbox was not this vault's: somebody exchanged it, or the vault is another copy than the one it was made for. By the time of its file that was so since {time}. Things that were put in since can be read by whoever has the other key, and not by you. The vault's own key is in its place again: {path}\0\
Nothing was taken in. {sentence}\0\
Letterbox: of what is there, {things} can't be opened: damaged, or not put there by cardcase. Nothing was deleted; the names end in .unopened now: {path}\0\
Letterbox: of what is there, {things} can't be opened, sealed for another key than this vault's. Nothing was deleted; the names end in .unopened now: {path}\0\
Card in the letterbox\0\
Card in the letterbox, {number} of {count}\0\
It was put in {time}. Keep it in the wallet?\0\
Another card has this number already: {name}. That card stays as it is; this one would be another.\0\
Later\0\
Keep\0\
Discard\0\
Letterbox: the card is in the wallet.\0\
Letterbox: the card was discarded.\0\
Letterbox: the card is not there any more.\0\
Letterbox: the card stays there, {reason}.\0\
with security code\0\
taking {name} out of the letterbox\0\
Standard input is not one JSON object with the fields of a card.\0\
The field {name} is none of a card, or its value is no text. There are cc-number, cc-name, cc-exp, cc-exp-month, cc-exp-year, cc-csc, cc-type, label, notes and fields.\0\
The field {name} is there twice.\0\
There is no card number: the field cc-number.\0\
cc-number is no card number: those have 12 to 19 digits.\0\
cc-number is doubtful: its check digit or its length does not agree, or no brand is known to have it. To add it all the same, add --anyway.\0\
The expiry is no month of a year, such as 2029-12, or its fields do not agree.\0\
cc-csc is no security code: those have three or four digits.\0\
what came out of the letterbox\0\
what is kept of Anki collections\0\
Letterbox: {notes} taken in.\0\
Letterbox: {cards} waiting for your answer. Open the vault with cardcase.\0\
The texts of the card are longer than 64 KiB, {name} most of all.\0\
Cardcase, line by line. Type help for the choices, then Enter.\0\
{word}: {label}\0\
{label}: {value}\0\
{what}: \0\
Choice: \0\
Say the choices\0\
Say it again\0\
Say where you are\0\
Go back\0\
Tell more\0\
Spell what was said last\0\
Say the least, or all again\0\
That is not among the choices. Type help to hear them.\0\
That is not among the choices. The nearest is {word}.\0\
That is not among the choices. The numbers go from {first} to {last}.\0\
There was something in that line that types no character.\0\
There is no way back from here.\0\
There is no more to tell here.\0\
There is nothing to spell.\0\
Nothing is asked for now. lock and quit are understood.\0\
What is secret is said once. Ask for it anew.\0\
That is what it is, sign by sign. Only Enter goes on.\0\
{word} was taken as a word for the program. As text it needs a backslash before it.\0\
Brief.\0\
No longer brief.\0\
That is too long: {count} characters at most.\0\
Nothing was changed.\0\
That line is as long as a terminal can hand over, so its end may be missing. Nothing was changed.\0\
{word} says the choices.\0\
{screen}.\0\
{screen}, above {others}.\0\
Rows {first} to {last} of {count}.\0\
Payment card\0\
The form of a card\0\
A question\0\
Try again\0\
More, from {first} of {count}\0\
Next, {name}\0\
Enter saves: \0\
Enter goes on: \0\
The reason: {reason}. Nothing was deleted.\0\
The help of the full screen is open here. In lines, help says the choices.\0\
Enter says how far it is, q stops it: \0\
{percent} percent.\0\
File\0\
Careful: what a terminal has shown, it may keep. It can't be taken back from its scrollback or its log.\0\
Cardcase is locked.\0\
Cardcase is locked. What was typed and not sent is gone.\0\
Cardcase is locked, and stops.\0\
Cardcase is locked, and ends.\0\
Try again in {time}.\0\
Enter says how long it still takes: \0\
That is not the passcode of this vault. Try again; help says what else there is.\0\
That is not the passcode of this vault. Try again in {time}.\0\
It has {count} digits. This was not tried, and counts for nothing.\0\
The keyboard seems to type {script}.\0\
The keyboard types other digits than 0 to 9.\0\
Its letters are not Latin: to open it you will need the same keyboard layout.\0\
It mixes scripts: to open it you will need the same keyboard layouts.\0\
Easy to guess: it repeats. /q takes another.\0\
Easy to guess: a run. /q takes another.\0\
Easy to guess: a year. /q takes another.\0\
Easy to guess: a date. /q takes another.\0\
The recovery key alone opens the vault should you forget the passcode. Write it down on paper. Until you have typed a group of it back, this comes after every unlocking.\0\
Show the recovery key\0\
Write these groups down:\0\
Enter once they are on paper: \0\
Group {number} from your paper (/q shows the key again): \0\
Enter shows the answer: \0\
Your answer: \0\
Prompt:\0\
Answer:\0\
{rating}, {time}\0\
1 {again}, 2 {hard}, Enter {good}, 4 {easy}: \0\
Enter {again}, 2 {hard}, 3 {good}, 4 {easy}: \0\
Say when the card comes back\0\
Type the number again, or press Enter to keep it.\0\
Right.\0\
Not quite.\0\
You typed: {text}\0\
Wrong in it: {parts}.\0\
Missing from it: {parts}.\0\
Say the time\0\
Time left: {time}.\0\
Enter: Right, 1: Wrong: \0\
Round: it is not running.\0\
Grade the schedule by your first answers\0\
{name} (picked)\0\
Suspend, or take back\0\
So far\0\
Enter keeps it.\0\
Empty it\0\
A new card. Enter alone ends. A line that ends in \\ goes on in the next one.\0\
The next card, or Enter alone to end.\0\
Enter keeps it, help says the others.\0\
Card: added on top.\0\
Card: suspended.\0\
{cards}: suspended.\0\
Cards: {new} new, {learning} being learned, {young} young, {mature} mature, {suspended} suspended.\0\
A number changes that setting to its next value, with a minus before it to the one before.\0\
Import into this deck\0\
Import\0\
The file names no deck. Which one takes its notes? Enter: a deck with the name of the file.\0\
Import, without lines that can't be used\0\
Back, nothing is changed\0\
New: {notes}.\0\
With other words than before: {notes}.\0\
There already: {notes}.\0\
Lines that can't be used\0\
Writes {deck}, with tabs or as .csv, readable by anyone who has the file.\0\
Write {deck} only\0\
Write all decks\0\
Numbers\0\
{name}: {before} in force, {after} fitted.\0\
What that does to the cards\0\
Back, nothing is changed\0\
Import {cards}\0\
Leave security codes out\0\
With security codes\0\
With security codes; /codes leaves them out.\0\
Without security codes; /codes adds them.\0\
Order\0\
Which card is to have another place?\0\
{name}: place {place} of {count}.\0\
Order: q shows all cards first.\0\
only digits. A card number belongs in its own field; /p goes back.\0\
No cards yet.\0\
What you type here is not shown.\0\
{count} digits. What you type here is not shown.\0\
Everything is in order.\0\
Notes so far:\0\
ending in {digits}\0\
expires {month}\0\
{name} (favourite)\0\
Show the number\0\
Show the security code\0\
Copy the number; once more, the next field\0\
Its options\0\
Its schedule\0\
Sort by: {column}\0\
Deck: {name} is added.\0\
/words offers six random words. The terminal may keep what it has shown.\0\
Six random words, 77 bits. Write them down or learn them: you type them once more, and then they are not said again.\0\
Type the value of the line changed last, or of line 3 with e3\0\
Show: {field}\0\
Copy: {field}\0\
Delete fields\0\
Cardcase is locked\0\
Enter your passcode\0\
Enter your passphrase, then Enter\0\
This is the demo. Its passcode is 5566.\0\
Checking\0\
Try again in {time}\0\
Too many wrong passcodes\0\
The record of attempts is missing\0\
Attempts can't be recorded on this disk\0\
{attempts} left, then all is deleted\0\
Wrong passcode\0\
That is not the passcode of this vault. Try again, or choose a way out.\0\
That is not the passcode of this vault. Try again in {time}, or choose a way out.\0\
The vault is damaged\0\
What this would open is damaged, so nobody can say whether it was right. Nothing was changed. Bring back a copy of the vault, or try the recovery key.\0\
The vault can't be read\0\
What you typed could not be tried: {reason}. Nothing was changed. Try again.\0\
Not enough memory\0\
Checking needs more memory than this machine can give now. Close other programs and try again.\0\
Forgot passcode?\0\
Forgot passcode?\0\
The recovery key you wrote down opens the vault. Without it nobody can: then all that is left is to start anew.\0\
Use the recovery key\0\
Delete the vault and start anew\0\
Delete the vault\0\
All cards and decks in this vault go, for good. To delete it, type {word} and press Enter.\0\
DELETE\0\
That is not {word}.\0\
The vault could not be deleted: {reason}.\0\
Deleting\0\
The vault was deleted\0\
Ten wrong passcodes in a row had it deleted, as was set. Nothing of it is left. Choose what opens a new vault.\0\
The device key is missing\0\
The passcode needs the device key of this vault besides, and its file is not there. Put it back (cardcase vault status names it), or use the recovery key.\0\
This copy has no passcode\0\
Only the recovery key opens it. You set a new passcode then.\0\
Done.\0\
Failed; the sentence on standard error says why.\0\
Nothing fits the query, or the name.\0\
Several things fit it; they are listed on standard error.\0\
Wrong passcode, recovery key, or password of a file.\0\
The next attempt is not due yet; no passcode was examined.\0\
Another process has the vault open for writing.\0\
The vault is damaged, or the part of it that is needed.\0\
Something on the remote is damaged, gone, or by no device of the group.\0\
The command line was not understood.\0\
The program of card fill can't be run.\0\
The program of card fill does not exist.\0\
You cancelled.\0\
SYNOPSIS\0\
DESCRIPTION\0\
EXIT STATUS\0\
EXAMPLES\0\
SEE ALSO\0\
All exit statuses are in\0\
New card\0\
Edit card\0\
Move to a deck\0\
Another note has the same first field, in deck {deck}.\0\
A card is shown as plain text: {reason}\0\
Also the options of: {decks}.\0\
Another note has the same first field.\0\
Kind\0\
Tags\0\
Prompt and answer\0\
Both ways\0\
Text with gaps\0\
Typed answer\0\
what is asked\0\
what is to be remembered\0\
The capital of {{c1::Peru}} is {{c2::Lima}}\0\
said besides; may stay empty\0\
words with spaces between them\0\
Prompt: it needs a character.\0\
Answer: it needs a character.\0\
Prompt: it needs a gap, such as {{c1::text}}.\0\
Preview\0\
Card: added on top. Type the next one, or Esc.\0\
Card: saved.\0\
Card: {name} is deleted. u brings it back.\0\
Tags: saved.\0\
Card: it is in {name} now.\0\
Card: suspended. The same key takes it back.\0\
Card: it comes up again.\0\
Cards: there is none here.\0\
No cards yet. Press {key} to add one.\0\
Nothing found.\0\
Suspended\0\
Young\0\
Mature\0\
State\0\
Interval\0\
Added\0\
Review\0\
Schedule\0\
Answered\0\
Answers\0\
Forgotten\0\
today\0\
yesterday\0\
{days} ago\0\
Answers\0\
Changed meanwhile\0\
This note was changed since you opened it, by a command or on another device.\0\
This note was deleted since you opened it. Keep both: yours becomes a new note.\0\
Put mine in its place\0\
Backup: today's could not be made: {reason}.\0\
Please note\0\
The settings in the vault's file are not those that were saved. The safe ones are used until you set them again.\0\
What was open when the lock came could not be brought back.\0\
The system gave no locked memory, so secrets may reach the swap space. A higher limit (ulimit -l) fixes it.\0\
{attempts} to open the vault failed since it was last opened. If those were not yours, somebody else was here.\0\
Passcode: {attempts} before this one failed.\0\
The record of failed attempts was missing or damaged, so nobody can say whether there were any since the vault was last opened.\0\
Failed attempts can't be recorded, so each attempt has to wait 15 minutes. Make the folder cardcase in $XDG_STATE_HOME or ~/.local/state one that you can write to.\0\
Wallet: {cards} in the vault's file can't be read, as the file was damaged or changed. The others are here. A backup may still have the lost ones.\0\
Wallet: the cards can't be read, as the vault's file was damaged or changed. Nothing was deleted; a backup may still have them.\0\
Only the new passcode opens the vault and its backups beside it. A copy taken elsewhere opens with the old one still. If there may be one, quit and run: cardcase vault rekey\0\
The vault's file was damaged or changed. {what} No backups are made now. To bring one back, quit and run: cardcase vault restore\0\
The vault's file can't be read. Nothing is saved, and the safe settings are used. To bring a backup back, quit and run: cardcase vault restore\0\
This file is older than the one you last opened here: what was changed since is not in it. If you did not put it back yourself, somebody or some program did. Going on is all right.\0\
Others than you can write to {path}, so they can put another file in the vault's place. Take that right from them (chmod go-w), or keep the vault elsewhere.\0\
Not saved: the vault is damaged and read-only. See cardcase vault restore.\0\
{text}\0\
Find anything\0\
Find anything\0\
A screen, an action, a deck, a card, a setting, a change, a note\0\
Nothing has this name.\0\
Open\0\
Do\0\
Card\0\
Setting\0\
Change\0\
Note\0\
New payment card\0\
Import payment cards\0\
Export payment cards\0\
Import flashcards\0\
learn, review, practise, train, due today\0\
browse, list, find cards, manage\0\
new flashcard, new card, new note, create, write\0\
settings, preset, limits, new cards a day, steps, retention, parameters\0\
statistics, stats, graphs, charts, progress, calendar, forecast, streak\0\
copy the card number, clipboard, paste, pay\0\
payment cards, credit cards, bank cards, debit cards\0\
new payment card, credit card, type, enter\0\
decks, list of decks, anki, vocabulary\0\
preferences, configuration, options, theme, colours, dark, light\0\
history, trash, restore, bring back, deleted\0\
sync, synchronise, synchronize, phone, laptop, cloud, remote\0\
Open or do anything by its name\0\
Go to: \0\
{text}: these have the name.\0\
Standard\0\
Numbers of your own\0\
Fit to my answers\0\
Fitting to the answers\0\
in force\0\
fitted\0\
Log loss\0\
Off by (RMSE of bins)\0\
How far off from what you answered; smaller is better.\0\
There are too few answers to fit to: {answers} a day or more after the one before. Go on learning; a few hundred will do.\0\
Fitted to {answers}, but what is in force predicts them as well. Nothing is changed.\0\
Fitted to {answers}. Enter shows what that does to the cards.\0\
Fitted to {answers}: only the four numbers of first answers, as there are few. Enter shows what that does to the cards.\0\
In force: the standard ones.\0\
In force: numbers that were entered {age}.\0\
In force: numbers that were fitted to {answers} {age}.\0\
today\0\
{days} ago\0\
21 numbers, as Anki shows them, with commas or blanks between them. Older sets of 17 or 19 are carried over.\0\
There are no numbers yet.\0\
Place {place}: {word} is no number.\0\
{numbers}. It takes 21, or 17 or 19 of an older set.\0\
Number {place} is {value}. It must lie between {low} and {high}.\0\
Memory parameters: these are in force already.\0\
{count} numbers of an older version were carried over to 21.\0\
{cards} with answers: what is known of them is worked out anew. Their days stay, or follow too, and {moved} would move.\0\
Keep the days\0\
Reschedule\0\
due now: {due}\0\
All of it is saved. u takes it back.\0\
Memory parameters: saved. u takes it back.\0\
Welcome to Cardcase\0\
Choose what opens your vault. Each line says how long it holds out by itself against someone who has copied the file; at this screen every guess has to be typed by hand.\0\
Making your vault\0\
4 digits\0\
6 digits\0\
Passphrase\0\
Hours: all 10,000 codes can be tried in an afternoon.\0\
Days on one computer, less on many.\0\
A lifetime and more with four random words; a single word falls as fast as digits.\0\
A new passcode\0\
The recovery key was right. Choose what opens your vault from now on.\0\
Choose your passcode\0\
The same passcode once more\0\
Choose your passphrase, then Enter\0\
The same passphrase once more\0\
The two were different. Choose again.\0\
At least {count} characters.\0\
The vault could not be written: {reason}.\0\
Setting your passcode\0\
That is the current one. Choose another.\0\
Letters arrived: it has digits only.\0\
{script} arrived: it has digits only.\0\
Other digits arrived: it has 0 to 9.\0\
Greek\0\
Cyrillic\0\
Hebrew\0\
Arabic\0\
Opening it will take this layout, too.\0\
It mixes scripts: keep both layouts.\0\
Easy to guess: it repeats. Esc: another\0\
Easy to guess: a run. Esc: another\0\
Easy to guess: a year. Esc: another\0\
Easy to guess: a date. Esc: another\0\
F4  Device key: {state}\0\
Whoever copies the vault's file can try passcodes elsewhere, as fast as is said above.\0\
A file on this machine is needed too, so a copied vault can't be guessed at. The price: without that file only the recovery key opens the vault.\0\
Price: without its file only the recovery key opens the vault.\0\
on for digits, off for a passphrase\0\
The device key can't be written. Esc, then F4: without it\0\
The device key can't be written. Check ~/.local/state/cardcase.\0\
The device key can't be written to its folder, $XDG_STATE_HOME/cardcase or ~/.local/state/cardcase. Make that one that you can write to, or go back and switch it off.\0\
Device key\0\
Change passcode\0\
Choose what opens your vault from now on. This can't be undone.\0\
Enter your current passcode\0\
Your current passphrase, then Enter\0\
Passcode: changed.\0\
Enter your new passcode\0\
Enter your new passphrase, then Enter\0\
Asks for the current one first. Can't be undone. A copy of the vault made before still opens with that one.\0\
Renew the recovery key\0\
For when the paper was lost, or seen by somebody else. Can't be undone.\0\
The key on your paper then opens nothing more. Write the new one down. This can't be undone.\0\
Keep the one I have\0\
Renew it\0\
Recovery key: it could not be renewed: {reason}.\0\
Demo: its passcode and recovery key stay as they are.\0\
Recovery key\0\
Write this down on paper: it alone opens the vault should you forget the passcode. Then press Enter and type one group back; until you do, it is shown after every unlocking.\0\
Type group {number} of the key you wrote down. Esc shows the key again.\0\
That is not group {number}.\0\
Recovery key: it will be shown again after the next unlocking.\0\
Recovery key: erased here. Your paper is the only copy now.\0\
Recovery key: it could not be erased: {reason}. It will be shown again.\0\
Recovery key\0\
Type the key that you wrote down. Capitals, spaces and hyphens do not matter.\0\
This is not the recovery key of this vault.\0\
Characters still missing: {count}.\0\
Characters too many: {count}.\0\
Character {place} can't be part of a recovery key.\0\
There is a typo in group {groups}.\0\
Six random words\0\
F3 offers six random words\0\
Six random words, 77 bits. Write them down or learn them: you type them once more, and then they are not shown again.\0\
Other words than these, or in another order.\0\
the disk is full\0\
the disk reports an error\0\
the file can't be written to\0\
the vault is damaged and read-only\0\
another process uses the file\0\
the vault's file is damaged\0\
there is not enough memory\0\
the permissions do not allow it\0\
there is no such file or directory\0\
there is a file already\0\
it is not a regular file\0\
its format is not known\0\
the file is too large\0\
the device key can't be used\0\
the key belongs to another vault\0\
it is not there any more\0\
the vault is locked\0\
it was called off\0\
the file is damaged\0\
the helper program {path} is not there\0\
the helper program is not run, as {path} is a link, or others can change it\0\
the kernel does not forbid that the helper program's memory is read\0\
the kernel refuses to take all privileges from the helper program\0\
the kernel refuses to limit the helper program's memory and time\0\
the kernel refuses to filter the helper program's system calls\0\
there is no room for the helper program's files beside the vault\0\
the helper program that reads it has failed\0\
reading it takes too long\0\
{words}\0\
Wrong\0\
Again\0\
Hard\0\
Right\0\
Good\0\
Easy\0\
{n} s\0\
{n} min\0\
{n} h\0\
{n} d\0\
{n} mo\0\
{n} y\0\
The answers can't be read: {reason}.\0\
Review\0\
new {n}\0\
learning {n}\0\
due {n}\0\
{done} of {total}\0\
{key} turns the card\0\
Review: there is no card to answer now.\0\
Card: left out until tomorrow.\0\
Card: suspended. It can be taken back in the list of cards.\0\
Card: flag {flag}.\0\
Card: no flag.\0\
Leech: the card before is tagged, as it is forgotten again and again. Reword it.\0\
Leech: the card before is suspended, as it is forgotten again and again. Reword it.\0\
Nothing right now\0\
A card you are learning comes back in {time}.\0\
Done for today\0\
{n} right\0\
{n} wrong\0\
Next: {deck}, {cards} due.\0\
This deck comes up again tomorrow, {cards}.\0\
This deck comes up again in {time}, {cards}.\0\
Nothing is left to answer. More comes up when it is due.\0\
No cards yet\0\
{key} adds one.\0\
flag {flag}\0\
leech\0\
type the answer\0\
right\0\
not quite\0\
Yours\0\
Answer\0\
more above\0\
more below\0\
Right cards leave the stack, wrong ones go back under it, until the time or the stack runs out. The schedule stays as it is.\0\
Cards\0\
Time\0\
all\0\
due ones\0\
ever forgotten\0\
flagged\0\
picked one by one\0\
Round: there is no card to play with.\0\
Round: it is not running. r starts again.\0\
Stack: {cards}\0\
Time {seconds}\0\
Time {seconds} (stopped)\0\
Time is up\0\
The stack is empty\0\
The round is over\0\
last seconds\0\
Missed\0\
Right {right}, wrong {wrong}, right at first sight {once}, left {left}, in {seconds} s.\0\
r starts again. s grades the schedule by your first answers.\0\
Round: it can be graded once it is over.\0\
End the round here? Its time stands still meanwhile.\0\
Play on\0\
Round: the schedule was graded by your first answers.\0\
Home\0\
Wallet\0\
Flashcards\0\
{cards} to study\0\
Settings\0\
Lock now\0\
Study what is due\0\
Today\0\
{days} in a row\0\
{n} due\0\
{n} new\0\
{n} learning\0\
about {minutes}\0\
Nothing is due now.\0\
Decks\0\
new\0\
learn\0\
due\0\
{n} more\0\
{weekday} {day} {month}\0\
{month}/{year}\0\
{whole}.{tenth}\0\
There are no decks yet.\0\
Welcome to your case\0\
Payment cards, typed without mistakes and kept sealed.\0\
Flashcards, which come back when you are about to forget them.\0\
All of it is locked with one passcode, the moment you look away.\0\
Add a payment card\0\
New deck\0\
Import\0\
No cards yet. Press a to add one.\0\
Wallet: there is no card to open yet.\0\
Wallet: {cards} too many, the same in every field. Join doubles keeps one.\0\
Number\0\
Holder\0\
Expires\0\
Brand\0\
No decks yet\0\
Flashcards: there is no deck to open yet.\0\
Prompt\0\
Answer\0\
Lock when idle for\0\
The lock comes up after this long without a key, also when the machine slept through it.\0\
Lock after unlocking for\0\
Then the lock comes up even while you type. What is open is kept, as always.\0\
Colours\0\
Off: bright, dim and reverse instead. NO_COLOR does the same.\0\
Background\0\
Which colours are used. Automatic: as the terminal says, else colours that can be read on both.\0\
automatic\0\
dark\0\
light\0\
Borders\0\
Blank: frames and rules are left empty, as suits a braille display. The focus keeps a sign.\0\
lines\0\
blank\0\
Lock when the focus is lost\0\
Works where the terminal reports its focus. Inside tmux, focus-events has to be on.\0\
Reduced motion\0\
Nothing shakes, slides or turns; the end of a movement is shown at once.\0\
Line mode says the least\0\
With --plain: nothing on success, no hints, no menus. The word brief changes it.\0\
Delete after 10 failures\0\
On: the tenth wrong passcode in a row deletes the vault, for good. Off: from the ninth on there is one try an hour.\0\
Ten wrong passcodes, typed by anyone, then delete all cards and decks. No recovery key brings them back, only a copy of the vault.\0\
Leave it off\0\
Switch it on\0\
Move on by itself\0\
While a card is typed, the focus goes to the next field once nothing longer is possible, but never from a field you came back to.\0\
Keep typed codes\0\
What happens to a security code typed with a card: it is saved, left out, or asked about once.\0\
ask\0\
keep\0\
leave out\0\
Space on a turned flashcard\0\
Space and Enter turn a flashcard. Once it is turned, they answer Good, or turn it back.\0\
answers Good\0\
turns back\0\
Answer replaces question\0\
A turned flashcard shows its answer alone, as suits those who have it read out.\0\
A day of study begins at\0\
What is answered before this hour counts for the day before.\0\
Typed answers: forgive capitals\0\
Typed answers: forgive accents\0\
Typed answers: forgive punctuation\0\
What is forgiven still shows in the comparison, standing back.\0\
Payment cards on Home\0\
Shows names and last digits of the first cards right after unlocking.\0\
on\0\
off\0\
never\0\
Settings: saved.\0\
Settings: could not be saved: {reason}. Nothing was changed.\0\
The lock\0\
The look\0\
Payment cards\0\
Flashcards\0\
Devices\0\
Sync by itself\0\
After unlocking, and then every few minutes while there is something to send or receive.\0\
Sync every\0\
How often the remote is asked for the changes of other devices.\0\
Send when locking\0\
What was changed here goes to the remote at the lock. It is sealed before, and needs no key.\0\
Send when quitting\0\
The end of the program waits for that, 5 seconds at most. Any key ends the wait.\0\
List of devices\0\
Each with when it was last heard from, what waits and what is wrong; how to add and remove one.\0\
Alfa\0\
Bravo\0\
Charlie\0\
Delta\0\
Echo\0\
Foxtrot\0\
Golf\0\
Hotel\0\
India\0\
Juliett\0\
Kilo\0\
Lima\0\
Mike\0\
November\0\
Oscar\0\
Papa\0\
Quebec\0\
Romeo\0\
Sierra\0\
Tango\0\
Uniform\0\
Victor\0\
Whiskey\0\
X-ray\0\
Yankee\0\
Zulu\0\
zero\0\
one\0\
two\0\
three\0\
four\0\
five\0\
six\0\
seven\0\
eight\0\
nine\0\
space\0\
exclamation mark\0\
quotation mark\0\
number sign\0\
dollar sign\0\
percent sign\0\
ampersand\0\
apostrophe\0\
opening parenthesis\0\
closing parenthesis\0\
asterisk\0\
plus\0\
comma\0\
hyphen\0\
full stop\0\
slash\0\
colon\0\
semicolon\0\
less than\0\
equals sign\0\
greater than\0\
question mark\0\
at sign\0\
opening square bracket\0\
backslash\0\
closing square bracket\0\
circumflex\0\
underscore\0\
backtick\0\
opening curly bracket\0\
vertical bar\0\
closing curly bracket\0\
tilde\0\
no-break space\0\
pound sign\0\
yen sign\0\
section sign\0\
degree sign\0\
en dash\0\
em dash\0\
ellipsis\0\
euro sign\0\
full-width space\0\
tab\0\
line break\0\
capital {letter}\0\
full-width {sign}\0\
character {code}\0\
January {year}\0\
February {year}\0\
March {year}\0\
April {year}\0\
May {year}\0\
June {year}\0\
July {year}\0\
August {year}\0\
September {year}\0\
October {year}\0\
November {year}\0\
December {year}\0\
{day} January {year}\0\
{day} February {year}\0\
{day} March {year}\0\
{day} April {year}\0\
{day} May {year}\0\
{day} June {year}\0\
{day} July {year}\0\
{day} August {year}\0\
{day} September {year}\0\
{day} October {year}\0\
{day} November {year}\0\
{day} December {year}\0\
{hour} {minute}\0\
{hour} o'clock\0\
{date}, {time}\0\
today at {time}\0\
{n} months\0\
{n} years\0\
{deck} in {parent}\0\
gap\0\
gap, hint: {hint}\0\
{n} percent\0\
none\0\
The deck's name. Two colons between two names put the second within the first.\0\
Times with a letter behind each number: s for seconds, m for minutes, h for hours, d for days. Nothing for no steps.\0\
{cards}, remembered at 90 percent after {days} on average.\0\
Right {right}, wrong {wrong}, right at first sight {once}, left {left}, in {time}.\0\
, link {number}\0\
Link {number}\0\
Today\0\
Mon Tue Wed Thu Fri Sat Sun\0\
Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec\0\
less\0\
more\0\
All decks\0\
This deck\0\
Calendar\0\
The last year: {answers} on {days}, {most} on the busiest.\0\
Forecast\0\
Due today: {today}. Tomorrow: {tomorrow}. In 30 days: {month}.\0\
{page} of {pages}\0\
Reviews per day\0\
Retention by interval\0\
Answer buttons\0\
Hours of the day\0\
Intervals\0\
Difficulty\0\
Stability\0\
Retrievability\0\
{answers}, {right} right, {new} new, {time}. In a row: {days}.\0\
In 30 days: {answers}, {daily} a day; {days} with answers.\0\
Remembered in 30 days: young {young}, mature {mature}. In a year: {year}.\0\
Right in a year: learning {learning}, young {young}, mature {mature}.\0\
Most answers from {hour} o'clock: {answers}. Best from {best} o'clock: {share}.\0\
{cards} known, for {days} on average.\0\
{cards}, {difficulty} of 10 on average.\0\
{cards}, remembered at 90 % after {days} on average.\0\
{recalled} of {cards}, {share}, are remembered now.\0\
No answers yet.\0\
No cards were answered yet.\0\
{answers} on {days}.\0\
Loading\0\
Flashcards: this could not be saved: {reason}. Nothing was changed.\0\
Records that can't be read: {count}. A backup may have them.\0\
This terminal is locked\0\
This terminal is locked. The passcode of Cardcase opens it.\0\
The recovery key you wrote down opens the terminal too. The vault stays as it is, whatever is typed here.\0\
The terminal is open.\0\
Lock this terminal until the passcode is given.\0\
Ends with status 0 for the right passcode or recovery key, and for nothing else. Attempts count as those at the vault do. The vault is not opened, and is never deleted.\0\
The demo's passcode is known to everybody, so --demo can't lock a terminal.\0\
Undo\0\
Changes\0\
Nothing was changed in the last 30 days.\0\
Answers, edits, deletions and imports are listed here for 30 days, and can be undone. Passcodes, keys and restored backups can't.\0\
Changes that can't be read, and not be undone: {count}.\0\
undone\0\
Undone: {what}.\0\
Done again: {what}.\0\
Undone: {what}, and {others}.\0\
There is nothing to undo.\0\
There is nothing to redo.\0\
Undo: this could not be done: {reason}. Nothing was changed.\0\
Deleted for good.\0\
Undo: {what}, {when}?\0\
Do again: {what}, {when}?\0\
It changed {parts}.\0\
{others}, made on top of it, would be undone as well: {names}.\0\
Leave it\0\
Undo\0\
Do it again\0\
Undoing\0\
Delete for good\0\
Delete from the list: {what}, {when}? What it deleted can't come back then. Backups may still have it.\0\
Delete for good\0\
today {time}\0\
import of {name}\0\
deletion of the deck {name}\0\
deletion of {name}\0\
answer to {name}\0\
starting {name} anew\0\
burying of {name}\0\
suspension of {name}\0\
end of the suspension of {name}\0\
flag of {name}\0\
move to {name}\0\
move of {cards} to {name}\0\
move of {name}\0\
tags of {name}\0\
edit of {name}\0\
settled conflicts of {name}\0\
joining of {name}\0\
addition of {name}\0\
new deck {name}\0\
renaming to {name}\0\
options of {name}\0\
parameters of {name}\0\
answers of a round of {name}\0\
{name} as a favourite, or no longer\0\
place of {name}\0\
setting: {name}\0\
Changes of the last 30 days, the latest first. A number looks at one and undoes it; a number after a minus deletes it for good.\0\
OVERVIEW: {text}\0\
USAGE: {usage}\0\
ARGUMENTS:\0\
OPTIONS:\0\
SUBCOMMANDS:\0\
subcommand\0\
See '{command}' for detailed help.\0\
(values: {values})\0\
Show the version.\0\
Show help information.\0\
Show subcommand help information.\0\
Error: {problem}\0\
Help:  {text}\0\
Usage: {usage}\0\
See '{command}' for more information.\0\
Unknown option '{option}'\0\
Unknown option '{option}'. Did you mean '{other}'?\0\
Invalid option: {option}\0\
The option '{option}' does not take any value, but '{value}' was specified.\0\
Missing value for '{option}'\0\
Missing expected argument '{argument}'\0\
Unexpected argument '{argument}'\0\
{count} unexpected arguments: '{arguments}'\0\
The value '{value}' is invalid for '{argument}'\0\
The value '{value}' is invalid for '{argument}'. Please provide one of {choices}.\0\
--output and --fd can't both be given.\0\
--output needs the path of a file.\0\
--demo has a vault of its own: leave --vault out.\0\
--passcode-fd needs the number of an open descriptor.\0\
--vault needs the path of a file.\0\
--set and --standard exclude each other.\0\
--reschedule and --preview need --set or --standard.\0\
--wait needs a number of seconds from 0 to 86400.\0\
deck add takes the words as arguments, and reads nothing from standard input: - is no note.\0\
Read flashcards aloud\0\
With p, a voice of speech-dispatcher says the side of the flashcard that is shown, in the language of its deck. Its text leaves the program for that. Payment cards are never read aloud.\0\
What is read aloud leaves this program: speech-dispatcher gets the text of the flashcard, and may keep it in memory and in its logs. Whoever is near hears it.\0\
Read aloud\0\
Voice: reading aloud.\0\
Voice: reading aloud, {language}.\0\
Voice: this side has no words to read aloud.\0\
Voice: speech-dispatcher is not installed. Install it, with a voice such as espeak-ng.\0\
Voice: speech-dispatcher does not answer. Try spd-say hello in a shell.\0\
Voice: SPEECHD_ADDRESS names a place on the network. Flashcards are read aloud on this machine only.\0\
Voice: speech-dispatcher has no voice for {language}. Add one, or change the deck's language.\0\
Voice: speech-dispatcher says no: {words}\0\
Language\0\
The language of the cards, for the voice that reads them aloud. Decks within it have it too.\0\
not set\0\
A code such as ja, de, pt-BR or zh-Hant; nothing for that of the deck above it.\0\
{word} is no code of a language. Type one such as ja, de or pt-BR, or nothing.\0\
Security codes\0\
A file of cards from another program, such as KeePassXC, Bitwarden, Proton Pass, Enpass, Dashlane, 1Password or LastPass. Its name:\0\
Enter imports {cards}.\0\
The file has to be read again.\0\
With security codes.\0\
Without security codes.\0\
To write all cards readably to {path}, type {word}:\0\
That is another word. Nothing was written.\0\
Codes: exported (F2 leaves them out).\0\
Codes: not exported (F2 exports them).\0\
Codes: imported (F2 leaves them out).\0\
Codes: not imported (F2 imports them).\0\
Delete\0\
Move the card up\0\
Move the card down\0\
To the list\0\
Show all\0\
Copy\0\
Done\0\
Search:\0\
No card has that in its name, holder, brand or last four digits.\0\
Order: Esc shows all cards first.\0\
Order: it can't go further. Favourites come first.\0\
Edit card\0\
Notes\0\
none\0\
Enter opens them. Only who opens the card sees them.\0\
the one that is kept stays, unless you type another.\0\
the one that is kept has {count}; {brand} has {digits}. Type the new one.\0\
This number is known\0\
{name} in your wallet has the same number.\0\
Leave this one, and open the old card\0\
Put this one in the old card's place\0\
Keep both\0\
The card can't be read: {reason}.\0\
{name} is deleted. u undoes it, for 30 days.\0\
Delete {name} for good, old numbers included? It can't be undone. Backups may still have it.\0\
{name} is deleted for good.\0\
{name}: a favourite now, and comes first.\0\
{name}: no favourite any more.\0\
Nothing was changed: {reason}.\0\
Imported, but the cards can't be listed: {reason}. Lock and unlock to see them.\0\
for {time}\0\
until the lock\0\
{field}: in the clipboard {when}.\0\
{field}: in tmux's buffer {when}.\0\
{field}: in tmux's buffer {when}, and sent on to the terminal.\0\
{field}: sent to the terminal {when}. It does not say if it took it.\0\
{field}: given to the clipboard's program, but not there yet.\0\
{field}: it could not be copied.\0\
{field}: not copied. {program} did not take it; is there a display for it?\0\
{field}: not copied. The terminal took no output, or there is none.\0\
{field}: not copied. Over ssh, that has to be switched on in Settings.\0\
{field}: not copied. GNU screen lets nothing through to the clipboard.\0\
Copy: this card has nothing to copy.\0\
Clipboard: cleared.\0\
Clipboard: something else was copied since, and was left alone.\0\
Clipboard: the terminal was asked to clear it.\0\
Clipboard: it could not be cleared. Copy something else over it.\0\
Clear the clipboard after\0\
What you copied is taken back after this time, and in any case when the lock comes or the program ends, as far as it is known to be still there.\0\
Copy over ssh\0\
On: what you copy is sent to the terminal at the other end of an ssh connection, which never says whether it took it or cleared it.\0\
Name\0\
Brand\0\
Number\0\
Ends\0\
Your own order, favourites first.\0\
Sorted by name.\0\
Sorted by brand.\0\
Sorted by the end: the first to end comes first.\0\
Order: it is sorted. {key} brings back your own order.\0\
To the card\0\
hidden\0\
shown for {time}\0\
kept, hidden\0\
none kept\0\
{key} shows\0\
{key} hides\0\
{key} copies\0\
{field} shown for {time}\0\
{field} copied for {time}\0\
shown: {time}\0\
copied: {time}\0\
copied for {time}\0\
{field}: shown for 10 seconds. The same key hides it.\0\
Further fields\0\

"""
  )
}

extension Counts {
  static let en = WordTable(
"""
{n} new\0\
{n} new\0\
{n} update\0\
{n} updates\0\
{n} possible duplicate\0\
{n} possible duplicates\0\
{n} already here\0\
{n} already here\0\
{n} twice in the file\0\
{n} twice in the file\0\
{n} joined\0\
{n} joined\0\
{n} that can't be imported\0\
{n} that can't be imported\0\
{n} item\0\
{n} items\0\
{n} card\0\
{n} cards\0\
{n} payment card\0\
{n} payment cards\0\
{n} card\0\
{n} cards\0\
{n} page of the file is damaged, or older than it should be.\0\
{n} pages of the file are damaged, or older than they should be.\0\
{n} deck\0\
{n} decks\0\
{n} second\0\
{n} seconds\0\
{n} minute\0\
{n} minutes\0\
{n} hour\0\
{n} hours\0\
{n} attempt\0\
{n} attempts\0\
{n} note\0\
{n} notes\0\
{n} line\0\
{n} lines\0\
{n} later change\0\
{n} later changes\0\
{n} record\0\
{n} records\0\
{n} week\0\
{n} weeks\0\
{n} month\0\
{n} months\0\
{n} day\0\
{n} days\0\
{n} answer\0\
{n} answers\0\
{n} moved card\0\
{n} moved cards\0\
{n} suspended card\0\
{n} suspended cards\0\
{n} card no longer suspended\0\
{n} cards no longer suspended\0\
{n} card with another flag\0\
{n} cards with another flag\0\
This is {n} number\0\
These are {n} numbers\0\
{n} digit\0\
{n} digits\0\
{n} device\0\
{n} devices\0\
{n} conflict\0\
{n} conflicts\0\
{n} change\0\
{n} changes\0\
{n} file\0\
{n} files\0\
{n} fault\0\
{n} faults\0\
{n} thing\0\
{n} things\0\
{n} flashcard\0\
{n} flashcards\0\
{n} year\0\
{n} years\0\

"""
  )
}
