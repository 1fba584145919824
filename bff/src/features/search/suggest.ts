import type { z } from 'zod';
import type { suggestInput, suggestOutput } from '@massima/contract/search';
import type { Deps } from '../../deps.ts';
import { readFacet } from './engine-answer.ts';
import { plainWords } from './question-words.ts';

const most = 8;
/** Shorter beginnings fit half of the collection and help nobody. */
const shortest = 2;
const maxWords = 12;

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’ʼ]/g, "'").toLowerCase();

/**
 * Subjects from the titles of the collection that hold the words typed so far, the last of them as a beginning; the
 * most used first. Costs no query.
 */
export async function suggest(
  { engine }: Pick<Deps, 'engine'>,
  { q, selectedType }: z.infer<typeof suggestInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof suggestOutput>> {
  const typed = fold(plainWords(q).text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const begun = typed.at(-1) ?? '';
  if (begun.length < shortest || typed.length > maxWords) return { suggestions: [] };
  const whole = typed.slice(0, -1);
  const answer = await engine.select(
    '/suggest',
    {
      q: `{!bool must=$begun${whole.length > 0 ? ' must=$whole' : ''}}`,
      begun: '{!prefix f=title_exact v=$last}',
      last: begun,
      ...(whole.length > 0 && {
        whole: '{!edismax qf=title mm=100% uf=-* v=$words}',
        words: whole.join(' '),
      }),
      fq: '{!term f=kind v=$kind}',
      kind: selectedType === 'sentenza' ? 'verdict' : 'principle',
    },
    signal,
    800,
  );
  const fits = (subject: string) => {
    const words = fold(subject).match(/[\p{L}\p{N}]+/gu) ?? [];
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  };
  const subjects = readFacet(answer.facet_counts?.facet_fields?.['descriptors']).map((one) => one.value);
  return { suggestions: subjects.filter((subject) => subject.length <= 120 && fits(subject)).slice(0, most) };
}
