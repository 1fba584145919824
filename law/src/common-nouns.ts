import { seats } from './seats.ts';

const kindOfAct =
  '(?:sentenz|ordinanz|decret|decision|pronunc|pronunz|provvediment|lodo|parte|capo|statuizion|gravat|impugnat)';
/** "per la cassazione della sentenza": what is done to a ruling, and not the court. */
const quashing = new RegExp(
  `^\\s{0,2}(?:(?:parziale|totale|con\\s{1,2}rinvio|senza\\s{1,2}rinvio)\\s{1,2}){0,2}(?:del(?:la|le|lo|l['’])?|dei|degli|di)\\s{0,2}(?:(?:impugnat|predett|suddett|citat|indicat|stess|medesim|epigrafat)\\p{L}{1,4}\\s{1,2})?${kindOfAct}`,
  'iu',
);
/** "ricorso per cassazione", "giudizio di cassazione"; "per la Cassazione" means what that court says. */
const remedy =
  /(?:(?<!\p{L})(?:per|ricors[oi]\s{1,2}(?:in|di)|giudizi[oi]\s{1,2}di|sede\s{1,2}di|sindacato\s{1,2}di|motiv[oi]\s{1,2}di|controricorso\s{1,2}(?:in|per))|(?<!\p{L})per\s{1,2}saltum\s{1,2}in)\s{1,2}$/iu;
const forThe = /(?<!\p{L})per\s{1,2}la\s{1,2}$/iu;
/** "presso la Corte di cassazione", "davanti al Tribunale": where something takes place; the number is that of something else. */
const where =
  /(?<!\p{L})(?:presso|innanzi|dinn?anzi|davanti|avanti)\s{1,2}(?:(?:all[ae]|al|ai|agli|il|la|le|i|gli|a)\s{1,2}|all['’]\s?|l['’]\s?)?(?:(?:suddett|predett|stess|medesim|competent)\p{L}{1,2}\s{1,2})?$/iu;
/** "davanti alla Corte d'appello di Roma, la quale": what follows is the court's own. */
const acting = /^[^.;:()]{0,40}?[\s,](?:l[ao]|il)\s{1,2}quale(?!\p{L})/iu;
/** "Corte di cassazione": its first word is where the court begins. */
const ofCourt = /(?<!\p{L})corte\s{1,2}(?:suprema\s{1,2})?di\s{1,2}$/iu;
/** "giudice d'appello di Roma", "sezione di appello" */
const ofAppeal = /(?<!\p{L})(?:d['’]\s?|di\s{1,2})$/iu;
/** What comes right before a court, as far as it matters. */
const reach = 48;

/**
 * Whether a word that a court is called by is only a noun here: "la cassazione della sentenza", "l'appello di Rossi". It is from
 * `start` to `end`, without the place that is named with it.
 */
export function isCommonNoun(text: string, start: number, end: number, place?: string): boolean {
  const said = text.slice(start, end);
  const before = text.slice(Math.max(0, start - reach), start);
  if (where.test(before) && !acting.test(text.slice(end, end + reach + 24))) return true;
  if (/^cassazione$/i.test(said))
    return (
      ofCourt.test(before) ||
      quashing.test(text.slice(end, end + reach)) ||
      remedy.test(before) ||
      (forThe.test(before) && said.startsWith('c'))
    );
  if (!/^(?:d['’]|di\s|app)/i.test(said)) return false;
  // without "Corte" it is one as an abbreviation ("App. Roma"), or with its capital and its seat
  if (!/^app/i.test(said) || ofAppeal.test(before)) return true;
  if (/^app\./i.test(said)) return false;
  return /^appello/.test(said) || place === undefined || !seats.has(place);
}
