/** Zones that a heading of a ruling opens. */
type ZoneName = 'facts' | 'reasons' | 'operative';

const facts =
  /^(?:(?:in )?fatto|fatt[oi] (?:di causa|e diritto|processuali)|svolgimento del (?:processo|giudizio)|ritenuto in fatto|(?:rilevato|premesso|ritenuto)(?: in fatto)?(?: che)?|esposizione (?:del fatto|dei fatti))\s?:?\.?$/i;
const reasons =
  /^(?:(?:in )?diritto|(?:le )?(?:ragioni|motivi)(?: in fatto e(?: in)?| di fatto e di)? ?(?:della decisione|di diritto(?: della decisione)?|diritto(?: della decisione)?)|considerato(?: in diritto)?(?: che)?|osserva(?:to)?(?: che)?|motivazione)\s?:?\.?$/i;
const operative =
  /^(?:p\. ?q\. ?m\.?|per (?:questi|tali|i suesposti|le (?:suesposte|esposte) ) ?(?:motivi|ragioni))\s?[:,.]?$/i;

/** Removes a number: "1. FATTI DI CAUSA", "II. - In diritto". */
const bare = (line: string) => line.replace(/^(?:\d{1,2}|[ivx]{1,4})[.)]?\s?[-–]?\s?(?=\p{L})/iu, '').trim();

export function headingOf(line: string): ZoneName | undefined {
  if (line.length > 60) return undefined;
  // letter-spaced: "F A T T O"
  const spaced = /^(?:\p{L} ){3,}\p{L}$/u.test(line.trim()) ? line.replace(/ /g, '') : line;
  const heading = bare(spaced.trim());
  if (operative.test(heading)) return 'operative';
  // in lower case it is part of a sentence
  if (!/^\p{Lu}/u.test(heading)) return undefined;
  if (facts.test(heading)) return 'facts';
  return reasons.test(heading) ? 'reasons' : undefined;
}

const kind =
  /^(?:sentenza|ordinanza(?: interlocutoria)?|decreto|parere|s ?e ?n ?t ?e ?n ?z ?a|o ?r ?d ?i ?n ?a ?n ?z ?a|d ?e ?c ?r ?e ?t ?o|p ?a ?r ?e ?r ?e)$/i;
const role = /^[-–] ?[\p{L} /'’().]{4,60}[-–]$/u;

/** Lines of a heading that are paragraphs: kind of ruling, "contro", "-ricorrente-". */
export const isLoneLine = (line: string): boolean =>
  /^(?:contro|nonch[eé]|e contro|e nei confronti di|avverso|repubblica italiana|in nome del popolo italiano|(?:ha|hanno) pronunciato la (?:seguente|presente))$/i.test(
    line,
  ) ||
  role.test(line) ||
  (kind.test(line) && /^\p{Lu}/u.test(line));

/** A heading in the same line as the text: "considerato che: 1. nel porre fine …". */
export const sharedHeading =
  /^(?:(?<facts>rilevato|premesso|ritenuto in fatto)|(?<reasons>considerato|osserva))(?: che| in diritto)?\s?:/i;

/** UTF-16 offsets in a cleaned text; `end` is exclusive. Undefined for a zone without a heading. */
export interface Zones {
  facts?: Span;
  reasons?: Span;
  operative?: Span;
}
export interface Span {
  start: number;
  end: number;
}

type ZoneStart = Span & { zone: ZoneName };

const sharedEnd = /^(?:P\. ?Q\. ?M\.|PER QUESTI MOTIVI)/;

/**
 * Finds facts, reasons and operative part by their headings, in this order. Many rulings of first
 * instance have no headings.
 */
export function zonesOf(text: string): Zones {
  const starts = [...headingMarks(text)];
  const end = starts.findLast(({ zone }) => zone === 'operative');
  const until = end?.start ?? text.length;
  // the first of each kind, because reasons may contain further headings
  const reasons = starts.find(({ zone, start }) => zone === 'reasons' && start < until);
  const facts = starts.find(({ zone, start }) => zone === 'facts' && start < (reasons?.start ?? until));
  return {
    ...(facts && reasons && { facts: { start: facts.end, end: reasons.start } }),
    ...(reasons && { reasons: { start: reasons.end, end: until } }),
    ...(end && { operative: { start: end.end, end: text.length } }),
  };
}

function* headingMarks(text: string): Generator<ZoneStart> {
  let start = 0;
  for (const line of text.split('\n')) {
    const zone = headingOf(line);
    if (zone) yield { zone, start, end: Math.min(text.length, start + line.length + 1) };
    else {
      const shared = sharedZone(line);
      if (shared) yield { ...shared, start, end: start + shared.end };
    }
    start += line.length + 1;
  }
}

function sharedZone(line: string): { zone: ZoneName; end: number } | undefined {
  const decides = sharedEnd.exec(line);
  if (decides) return { zone: 'operative', end: decides[0].length };
  const match = sharedHeading.exec(line);
  if (!match) return undefined;
  return { zone: match.groups?.['facts'] === undefined ? 'reasons' : 'facts', end: match[0].length };
}
