import type { z } from 'zod';
import { courtTexts, type findInRulingInput, type findInRulingOutput } from '@massima/contract/assistants';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { openArticle } from '../rulings/index.ts';
import { presentNamed } from './present-ruling.ts';
import { longestPart, partsOf } from './read-in-parts.ts';

const perPage = 20;
const around = 120;

/**
 * Finds terms, in any inflected form, in the full text of a ruling. The call is charged as one
 * full text of the day.
 */
export async function findInRuling(
  deps: Deps,
  actor: Actor,
  { id, words, page }: z.infer<typeof findInRulingInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof findInRulingOutput>> {
  const article = await openArticle(deps, actor, { id_new: id, query: words }, signal);
  const { ruling, ruling_full_text: text, keywords_positions: positions, fictional, receipt } = article;
  const ends = endsOf(partsOf(text, longestPart));
  const from = (page - 1) * perPage;
  return {
    notice: courtTexts,
    ...presentNamed(deps.config, ruling),
    id,
    fictional,
    total: positions.length,
    matches: positions.slice(from, from + perPage).map(({ startPosition, endPosition }) => {
      const [start, end] = [startPosition - 1, endPosition];
      return {
        start,
        end,
        part: ends.findIndex((after) => start < after) + 1,
        snippet: snippetOf(text, start, end),
      };
    }),
    more: positions.length > from + perPage,
    receipt,
  };
}

/** Returns the end offset of each part in the full text. */
function endsOf(parts: readonly string[]): number[] {
  let length = 0;
  return parts.map((part) => (length += part.length));
}

/** Returns the match with its context, cut between words, in one line. */
export function snippetOf(text: string, start: number, end: number): string {
  const [from, to] = [Math.max(0, start - around), Math.min(text.length, end + around)];
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  const excerpt =
    (from === 0 ? before : before.replace(/^\S*\s/, '')) +
    text.slice(start, end) +
    (to === text.length ? after : after.replace(/\s\S*$/, ''));
  const excerptLine = excerpt.toWellFormed().replace(/\s+/g, ' ').trim();
  return `${from === 0 ? '' : '…'}${excerptLine}${to === text.length ? '' : '…'}`;
}
