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

/** The court that a heading begins with, by the lines above the parties. */
export function courtInHead(lines: readonly string[]): HeadingCourt | undefined {
  for (const raw of lines.slice(0, 40)) {
    const line = raw.replace(preamble, '').replace(preamble, '').trim();
    if (parties.test(line)) return undefined;
    const start = before.exec(line)?.[0].length ?? 0;
    const cursor = new Cursor(line, start);
    const named = takeCourt(cursor);
    if (named) return { court: named.court, place: named.placeName };
  }
  return undefined;
}
