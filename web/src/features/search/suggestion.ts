import type { OfficialText } from '@massima/contract/official-text';
import type { Outputs } from '../../lib/trpc.ts';

export interface Suggestion {
  kind: 'question' | 'provision' | 'act' | 'ruling' | 'subject';
  /** Query that the suggestion runs. Unused for rulings and articles, which open their page. */
  text: string;
  rulingId: string | null;
  /** Key of the article's page; null for other kinds. */
  provision: string | null;
  /** Citation of the act, if it differs from the text. */
  label: string | null;
  /** Official text of an act or article. */
  official: OfficialText | null;
}

const maxShown = 8;
/** Maximum number of previous queries, so that they do not fill the list. */
const ownShown = 2;

const plain = { rulingId: null, provision: null, label: null, official: null };

/**
 * Merges the suggestions of all kinds, most certain first, without the text that is already typed.
 */
export function listSuggestions(
  { questions, provisions, acts, rulings, suggestions }: Outputs['search']['suggest'],
  input: string,
): Suggestion[] {
  const of = (kind: Suggestion['kind']) => (text: string) => ({ kind, text, ...plain });
  const pages = (by: 'name' | 'rubric') =>
    provisions
      .filter((suggestion) => suggestion.by === by)
      .map(({ key, label, rubric }): Suggestion => ({
        ...of('provision')(rubric === '' ? label : `${label} – ${rubric}`),
        provision: key,
      }));
  const all: Suggestion[] = [
    ...pages('name'),
    ...questions
      .filter((text) => text !== input)
      .slice(0, ownShown)
      .map(of('question')),
    ...pages('rubric'),
    ...acts.map((act) => ({ ...of('act')(act.text), ...act })),
    ...rulings.map(({ text, ruling_id }) => ({ ...of('ruling')(text), rulingId: ruling_id })),
    ...suggestions.map(of('subject')),
  ];
  const seen = new Set([input.toLowerCase()]);
  return all
    .filter(
      ({ kind, text }) =>
        // an article's page differs from a query with the same words
        kind === 'provision' || (!seen.has(text.toLowerCase()) && seen.add(text.toLowerCase())),
    )
    .slice(0, maxShown);
}
