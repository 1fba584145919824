/**
 * Abbreviations whose full stop does not end a sentence, at the end of a printed line and before a
 * number.
 */
const abbreviated =
  'artt?|nn?|nr|num|nrr|co|comm|sezz?|pag|pagg|pp|p|lett|cap|parr?|reg|dir|cost|cass|cit|citt|cfr|sent|ord|decr|dec|c|cc|cod|proc|civ|pen|cpv|disp|att|prel|trib|app|ss|seg|segg|es|ex|del|rel|est|pres|avv|dott|sig|prof|on|dpr|dl|dlgs|lgs|legisl|tab|all|doc|fasc|vol|ult|u|s|srl|spa|\\p{L}';

const atEnd = new RegExp(`(?<![\\p{L}\\d])(?:${abbreviated})\\.$`, 'iu');

/** Whether a line ends with an abbreviation: "Cass. n." */
export const endsAbbreviated = (line: string): boolean => atEnd.test(line.slice(-12));

const beforeNumber =
  /(?<![\p{L}\d])(?:artt?|nn?|nr|num|sezz?|pp?|pagg?|parr?|co|lett|cass|cap|allegat[oi]|all|doc)\.$/iu;

/** Whether a number after the full stop belongs to the abbreviation: "sez. 3", "art. 12". */
export const takesNumber = (line: string): boolean => beforeNumber.test(line.slice(-12));
