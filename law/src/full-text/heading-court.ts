import { takeCourt } from '../courts.ts';
import { Cursor } from '../cursor.ts';
import type { Court } from '../types.ts';

export interface HeadingCourt {
  court: Court;
  /** The seat or region, where the court has one. */
  place?: string | undefined;
}

/** From here on other courts are named: those that decided before. */
const parties =
  /^(?:sul(?: presente)? ricorso|sui (?:seguenti )?ricorsi|nell[ae] caus[ae]|nel (?:giudizio|procedimento)|nei giudizi|contro|avverso|per (?:la (?:cassazione|riforma)|l['’]annullamento)|promoss[ao]|vert|tra$)/i;
const before = /^(?:la|il|l['’]|sezione \p{L}{3,20}) ?/iu;
/** Behind it the court is meant that speaks: "LA CORTE SUPREMA DI CASSAZIONE". */
const preamble = /^(?:repubblica italiana|in nome del popolo italiano)[ ,:-]{0,3}/i;

/** The lines above the parties: what is below may speak of other rulings. */
export function aboveParties(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => parties.test(line.replace(preamble, '').trim()));
  return end < 0 ? lines : lines.slice(0, end);
}

/** The court that a heading begins with, by the lines above the parties. */
export function courtInHead(above: readonly string[]): HeadingCourt | undefined {
  for (const raw of above.slice(0, 40)) {
    const line = raw.replace(preamble, '').replace(preamble, '').trim();
    const start = before.exec(line)?.[0].length ?? 0;
    const named = takeCourt(new Cursor(line, start));
    if (named) return { court: named.court, place: named.placeName };
  }
  return undefined;
}
