import type { OfficialText } from '@massima/contract/official-text';
import type { Outputs } from '../../lib/trpc.ts';

export interface Suggestion {
  kind: 'question' | 'act' | 'ruling' | 'subject';
  /** What is asked when it is chosen, unless it is a ruling, which is opened. */
  text: string;
  rulingId: string | null;
  /** How an act is cited, where the text says it otherwise. */
  label: string | null;
  /** Where an act or article is to be read. */
  official: OfficialText | null;
}

const shown = 8;
/** Earlier questions help to ask again, but must not fill the list. */
const ownShown = 2;

const plain = { rulingId: null, label: null, official: null };

/** One list of all kinds, the most certain first, without what is typed already. */
export function listSuggestions(
  { questions, acts, rulings, suggestions }: Outputs['search']['suggest'],
  typed: string,
): Suggestion[] {
  const of = (kind: Suggestion['kind']) => (text: string) => ({ kind, text, ...plain });
  const all: Suggestion[] = [
    ...questions
      .filter((text) => text !== typed)
      .slice(0, ownShown)
      .map(of('question')),
    ...acts.map((act) => ({ kind: 'act' as const, rulingId: null, ...act })),
    ...rulings.map(({ text, ruling_id }) => ({ ...of('ruling')(text), rulingId: ruling_id })),
    ...suggestions.map(of('subject')),
  ];
  const seen = new Set([typed.toLowerCase()]);
  return all
    .filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
    .slice(0, shown);
}
