import type { Random } from './random.ts';
import { between } from './random.ts';
import type { Topic } from './topics.ts';
import type { Language } from './word-statistics.ts';

const references = [
  'art. 2043 c.c.', 'art. 1218 cod. civ.', 'art. 360 c.p.c.', 'art. 3 Cost.', 'art. 131-bis c.p.', 'art. 606 cod. proc. pen.',
  "dell'art. 2697 c.c.", 'Cass. civ. n. 1234/2011', 'sentenza n. 348 del 2007', 'd.lgs. n. 28 del 2010',
]; // prettier-ignore

const elided = new Set(['l', 'd', 'un', 'all', 'dall', 'dell', 'nell', 'sull', 'quest', 'quell']);

/**
 * Writes `length` words about the topic in sentences: every third word is the topic's, the others
 * follow each other as in the source.
 */
export function writeText(language: Language, topic: Topic, length: number, random: Random): string {
  let text = '';
  let word = language.any(random);
  let sentence = between(random, 12, 32);
  let capital = true;
  for (let i = 0; i < length; i++) {
    word = i % 3 === 2 ? topic.draw(random) : language.next(word, random);
    const written = language.words[word]!;
    text += capital ? written.charAt(0).toUpperCase() + written.slice(1) : written;
    capital = --sentence === 0;
    if (capital) {
      text += random() < 0.2 ? ` (${references[between(random, 0, references.length - 1)]}). ` : '. ';
      sentence = between(random, 12, 32);
    } else {
      // The source counts "dell" and "art" separately; the text joins them again.
      text += elided.has(written) ? "'" : random() < 0.06 ? ', ' : ' ';
    }
  }
  return `${text.trim().replace(/[.,]$/, '')}.`;
}
