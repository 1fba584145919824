import { seats } from './seats.ts';

const kindOfAct =
  '(?:sentenz|ordinanz|decret|decision|pronunc|pronunz|provvediment|lodo|parte|capo|statuizion|gravat|impugnat)';
/** "per la cassazione della sentenza": the annulment of a ruling, not the court. */
const quashing = new RegExp(
  `^\\s{0,2}(?:(?:parziale|totale|con\\s{1,2}rinvio|senza\\s{1,2}rinvio)\\s{1,2}){0,2}(?:del(?:la|le|lo|l['’])?|dei|degli|di)\\s{0,2}(?:(?:impugnat|predett|suddett|citat|indicat|stess|medesim|epigrafat)\\p{L}{1,4}\\s{1,2})?${kindOfAct}`,
  'iu',
);
/** "ricorso per cassazione", "giudizio di cassazione". "per la Cassazione" is the court. */
const remedy =
  /(?:(?<!\p{L})(?:per|ricors[oi]\s{1,2}(?:in|di)|giudizi[oi]\s{1,2}di|sede\s{1,2}di|sindacato\s{1,2}di|motiv[oi]\s{1,2}di|controricorso\s{1,2}(?:in|per))|(?<!\p{L})per\s{1,2}saltum\s{1,2}in)\s{1,2}$/iu;
const forThe = /(?<!\p{L})per\s{1,2}la\s{1,2}$/iu;
/**
 * "presso la Corte di cassazione", "davanti al Tribunale": a location. The number belongs to
 * something else.
 */
const where =
  /(?<!\p{L})(?:presso|innanzi|dinn?anzi|davanti|avanti)\s{1,2}(?:(?:all[ae]|al|ai|agli|il|la|le|i|gli|a)\s{1,2}|all['’]\s?|l['’]\s?)?(?:(?:suddett|predett|stess|medesim|competent)\p{L}{1,2}\s{1,2})?$/iu;
/** "davanti alla Corte d'appello di Roma, la quale": the number is this court's. */
const acting = /^[^.;:()]{0,40}?[\s,](?:l[ao]|il)\s{1,2}quale(?!\p{L})/iu;
/** "Corte di cassazione": the court starts with its first word. */
const ofCourt = /(?<!\p{L})corte\s{1,2}(?:suprema\s{1,2})?di\s{1,2}$/iu;
/** "giudice d'appello di Roma", "sezione di appello" */
const ofAppeal = /(?<!\p{L})(?:d['’]\s?|di\s{1,2})$/iu;
/** Number of characters before a court that are considered. */
const reach = 48;

/**
 * Returns whether the word at `start` to `end` is a common noun instead of a court: "la cassazione
 * della sentenza", "l'appello di Rossi".
 */
export function isCommonNoun(text: string, start: number, end: number, seat?: string): boolean {
  const word = text.slice(start, end);
  const before = text.slice(Math.max(0, start - reach), start);
  if (where.test(before) && !acting.test(text.slice(end, end + reach + 24))) return true;
  if (/^cassazione$/i.test(word))
    return (
      ofCourt.test(before) ||
      quashing.test(text.slice(end, end + reach)) ||
      remedy.test(before) ||
      (forThe.test(before) && word.startsWith('c'))
    );
  if (!/^(?:d['’]|di\s|app)/i.test(word)) return false;
  // without "Corte" it is a court if abbreviated ("App. Roma"), or capitalised and followed by its
  // seat
  if (!/^app/i.test(word) || ofAppeal.test(before)) return true;
  if (/^app\./i.test(word)) return false;
  return /^appello/.test(word) || seat === undefined || !seats.has(seat);
}
