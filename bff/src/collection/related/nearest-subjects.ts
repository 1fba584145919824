import type { EngineCall } from '../solr/engine-call.ts';
import { selectHandler } from '../solr/handlers.ts';
import { idsFromMeaning, knnSearch, titlesOf } from '../solr/vector-queries.ts';
import { embed, type Embedding } from '../retrieve/embedded-query.ts';

/** How many of the nearest are read: several principles of one subject lie side by side. */
const looked = 40;
const maxSubjects = 3;

/**
 * Subjects of the principles that are nearest to a question in meaning, the nearest first: for a question whose words no text contains.
 * They are offered as questions and never shown as hits. Empty without a model, and where none stands out.
 */
export async function nearestSubjects(deps: Embedding, ask: EngineCall, query: string): Promise<string[]> {
  const embedded = await embed(deps, query);
  if (!embedded) return [];
  const nearest = await knnSearch(ask, embedded, looked);
  if (!standsOut(nearest)) return [];
  const ids = idsFromMeaning(nearest);
  if (ids.length === 0) return [];
  const found = await ask(selectHandler, titlesOf(ids, looked));
  const titles = new Map(found.response.docs.map(({ id, title }) => [id, title]));
  const subjects = ids.flatMap((id) => subjectOf(titles.get(id) ?? '') ?? []);
  return [...new Set(subjects)].slice(0, maxSubjects);
}

/**
 * By how much the nearest is to stand out from the last that is read, as a share of what it lacks to be the same. Where all are about as
 * distant, what would be offered is chance: two questions of nine that were read had .05 and .07 and strange subjects, the others .1 to
 * .5. Of the seventy in users' own words (`npm run bench:relevance -- --check`) none that is helped loses its subject.
 */
const least = 0.08;

function standsOut(docs: readonly { score?: number }[]): boolean {
  const nearest = docs[0]?.score ?? 0;
  const last = docs.at(-1)?.score ?? 0;
  return nearest - last >= least * (1 - nearest);
}

/** The first heading of "Licenziamento per giusta causa – Immediatezza". A heading that is a sentence is none. */
function subjectOf(title: string): string | undefined {
  const [first = ''] = title.split(/\s[-–—]\s/);
  return first.length >= 4 && first.length <= 90 ? first.trim() : undefined;
}
