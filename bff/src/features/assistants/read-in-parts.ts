import type { z } from 'zod';
import { courtTexts, type readRulingInput, type readRulingOutput } from '@massima/contract/assistants';
import { beginningOf } from '@massima/contract/format/beginning';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { openArticle } from '../rulings/index.ts';
import { creditsOf, presentNamed } from './present-ruling.ts';

export const longestPart = 20_000;
const outlineLength = 80;

/**
 * Returns one part of a ruling. All parts of a ruling together are charged as one full text of the
 * day.
 * @throws AppError `validation_failed` if the part does not exist
 */
export async function readInParts(
  deps: Deps,
  actor: Actor,
  { id, part }: z.infer<typeof readRulingInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof readRulingOutput>> {
  const { ruling, ruling_full_text, fictional, receipt } = await openArticle(
    deps,
    actor,
    { id_new: id },
    signal,
  );
  const parts = partsOf(ruling_full_text, longestPart);
  const text = parts[part - 1];
  if (text === undefined)
    throw new AppError('validation_failed', {
      issues: [{ path: 'part', message: 'validation_failed' }],
      hint: `part must be from 1 to ${parts.length}.`,
    });
  return {
    notice: courtTexts,
    ...presentNamed(deps.config, ruling),
    id,
    fictional,
    ...creditsOf(ruling),
    part,
    parts: parts.length,
    outline: parts.map((partText, i) => ({
      part: i + 1,
      begins: beginningOf(partText.trim(), outlineLength),
    })),
    text,
    receipt,
  };
}

/**
 * Splits a text into parts that add up to the text again. Each part ends after a paragraph, or
 * else after a word.
 * @param longest  maximum length of a part, in characters
 */
export function partsOf(text: string, longest: number): string[] {
  const parts: string[] = [];
  let from = 0;
  while (text.length - from > longest) {
    const window = text.slice(from, from + longest);
    const found = [window.lastIndexOf('\n'), window.lastIndexOf(' ')].find((at) => at > longest / 2);
    // Avoids cutting a surrogate pair in half.
    const end = found === undefined ? longest - (window.isWellFormed() ? 0 : 1) : found + 1;
    parts.push(window.slice(0, end));
    from += end;
  }
  return [...parts, text.slice(from)];
}
