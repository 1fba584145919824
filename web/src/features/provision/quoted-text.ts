import type { Provision } from '@massima/contract/provision';
import { areNumbered, commiOf } from '../ruling/index.ts';

/** An article as it is put into a brief: its name with the day, and its paragraphs with their numbers. */
export function quotedText(provision: Provision, heading: string): string {
  const commi = commiOf(provision);
  const isNumbered = areNumbered(commi);
  const paragraphs = commi.map(({ number, lines }) =>
    [`${isNumbered && number !== '' ? `${number}. ` : ''}${lines[0] ?? ''}`, ...lines.slice(1)].join('\n'),
  );
  return [heading, ...paragraphs].join('\n\n');
}

/** "art. 3 l. 9991/1999 (Responsabilità del custode)" */
export const nameOf = ({ label, rubric }: Pick<Provision, 'label' | 'rubric'>): string =>
  rubric === '' ? label : `${label} (${rubric})`;
