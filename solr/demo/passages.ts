import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { passagesOf } from '@massima/law/full-text/passages';
import type { Passage } from '@massima/meaning/passage';
import { cleanText } from '../indexer/clean-text.ts';
import { rulingFormat, type Ruling } from '../indexer/format.ts';
import { whyPersonal } from '../indexer/personal-data.ts';
import { publicSources } from '../indexer/public-sources.ts';
import { withStated } from '../indexer/stated.ts';
import { storedText } from '../indexer/stored-text.ts';
import { demoActRulings, demoRulings, demoSources } from './sources.ts';

export const vectorsFile = fileURLToPath(new URL('./vectors', import.meta.url));

/** Returns the rulings of the demo's public sources. */
async function demoSourceRulings(): Promise<Ruling[]> {
  const rulings: Ruling[] = [];
  for (const { source: name, folder } of demoSources) {
    const source = publicSources[name];
    if (!source) continue;
    for await (const { text } of source.records([folder]).of(folder)) {
      const read = source.reader(text ?? '');
      if ('ruling' in read && whyPersonal(read.ruling) === undefined) rulings.push(withStated(read.ruling));
    }
  }
  return rulings;
}

/**
 * Returns every principle of the demo, as indexed, and every passage of the rulings that are
 * searchable by full text.
 */
export async function demoPassages(): Promise<Passage[]> {
  const mainRulings = [demoRulings, demoActRulings]
    .flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
    .map((line): Ruling => withStated(rulingFormat.parse(JSON.parse(line))));
  const rulings = [...mainRulings, ...(await demoSourceRulings())];
  const principles = rulings
    .flatMap((ruling) => ruling.principles)
    .map(({ title, text }) => ({ title: cleanText(title), text: cleanText(text) }));
  return [...principles, ...rulings.flatMap(passagesIn)];
}

function passagesIn({ full_text: full, principles }: Ruling): Passage[] {
  if (full === null || principles.some(({ kind }) => kind === 'synthesis')) return [];
  const text = storedText(full);
  return passagesOf(text).map(({ start, end }) => ({ title: '', text: text.slice(start, end) }));
}
