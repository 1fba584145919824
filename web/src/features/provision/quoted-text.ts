import type { Provision } from '@massima/contract/provision';
import { commiOf } from '../ruling/index.ts';

/** Returns an article for a brief: name with the day, and numbered paragraphs. */
export function quotedText(provision: Provision, heading: string): string {
  const paragraphs = commiOf(provision).map(
    ({ number, lines }) => `${number === '' ? '' : `${number}. `}${lines.join('\n')}`,
  );
  return [heading, ...paragraphs].join('\n\n');
}

/** "art. 3 l. 9991/1999 (Responsabilità del custode)" */
export const nameOf = ({ label, rubric }: Pick<Provision, 'label' | 'rubric'>): string =>
  rubric === '' ? label : `${label} (${rubric})`;
