/** Headings that a ruling writes on a line of their own, by the zone that they open. */
export type ZoneName = 'facts' | 'reasons' | 'operative';

const facts =
  /^(?:(?:in )?fatto|fatt[oi] (?:di causa|e diritto|processuali)|svolgimento del (?:processo|giudizio)|ritenuto in fatto|(?:rilevato|premesso|ritenuto)(?: in fatto)?(?: che)?|esposizione (?:del fatto|dei fatti))\s?:?\.?$/i;
const reasons =
  /^(?:(?:in )?diritto|(?:le )?(?:ragioni|motivi)(?: in fatto e(?: in)?| di fatto e di)? ?(?:della decisione|di diritto(?: della decisione)?|diritto(?: della decisione)?)|considerato(?: in diritto)?(?: che)?|osserva(?:to)?(?: che)?|motivazione)\s?:?\.?$/i;
const operative =
  /^(?:p\. ?q\. ?m\.?|per (?:questi|tali|i suesposti|le (?:suesposte|esposte) ) ?(?:motivi|ragioni))\s?[:,.]?$/i;

/** Numbered or not: "1. FATTI DI CAUSA", "II. - In diritto". */
const bare = (line: string) => line.replace(/^(?:\d{1,2}|[ivx]{1,4})[.)]?\s?[-–]?\s?(?=\p{L})/iu, '').trim();

export function headingOf(line: string): ZoneName | undefined {
  if (line.length > 60) return undefined;
  // letters set apart: "F A T T O"
  const spaced = /^(?:\p{L} ){3,}\p{L}$/u.test(line.trim()) ? line.replace(/ /g, '') : line;
  const said = bare(spaced.trim());
  if (operative.test(said)) return 'operative';
  // in small letters it is a word at the end of a line
  if (!/^\p{Lu}/u.test(said)) return undefined;
  if (facts.test(said)) return 'facts';
  return reasons.test(said) ? 'reasons' : undefined;
}

const kind =
  /^(?:sentenza|ordinanza(?: interlocutoria)?|decreto|parere|s ?e ?n ?t ?e ?n ?z ?a|o ?r ?d ?i ?n ?a ?n ?z ?a|d ?e ?c ?r ?e ?t ?o|p ?a ?r ?e ?r ?e)$/i;
const role = /^[-–] ?[\p{L} /'’().]{4,60}[-–]$/u;

/** Lines of a heading that stand by themselves: what kind of ruling it is, "contro", "-ricorrente-". */
export const isLoneLine = (line: string): boolean =>
  /^(?:contro|nonch[eé]|e contro|e nei confronti di|avverso|repubblica italiana|in nome del popolo italiano|(?:ha|hanno) pronunciato la (?:seguente|presente))$/i.test(
    line,
  ) ||
  role.test(line) ||
  (kind.test(line) && /^\p{Lu}/u.test(line));

/** "considerato che: 1. nel porre fine …": a heading that shares its line with what follows. */
export const sharedHeading =
  /^(?:(?<facts>rilevato|premesso|ritenuto in fatto)|(?<reasons>considerato|osserva))(?: che| in diritto)?\s?:/i;
