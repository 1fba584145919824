import { readPassages, type Passage, type RankedQuery, type QuestionSet } from './sets.ts';

const wordsOfTitle = 10;
const shortestText = 80;
const questionsOfSet = 600;
/** "SENT. 1/56 A.": the collection's own filing marks name the ruling. */
const filing = /^\s*(?:SENT|ORD)\.\s*\d+\/\d+\s*[A-Z]{0,2}\d?\.?\s*/i;

/**
 * Returns query sets that guard against a loss elsewhere. The start of a title must find its own
 * text, first among all principles and then among the principles of the last three years, which
 * have no citations yet.
 */
export async function guardSets(file: string): Promise<QuestionSet[]> {
  const all: Passage[] = [];
  for await (const passage of readPassages(file))
    if (titleStart(passage).length === wordsOfTitle && passage.testo.length >= shortestText)
      all.push(passage);
  const last = Math.max(...all.map(({ anno = 0 }) => anno));
  const young = all.filter(({ anno = 0 }) => anno > last - 3);
  return [toSet('titles', all), toSet('titles_young', young)];
}

const titleStart = ({ titolo = '' }: Passage) =>
  titolo.replace(filing, '').trim().split(/\s+/).slice(0, wordsOfTitle);

/** Evenly spread over the collection, and so the same ones every time. */
function toSet(name: string, passages: readonly Passage[]): QuestionSet {
  const step = Math.max(1, Math.floor(passages.length / questionsOfSet));
  const questions = passages
    .filter((_, i) => i % step === 0)
    .slice(0, questionsOfSet)
    .map((passage): RankedQuery => ({ q: titleStart(passage).join(' '), rel: [passage.id] }));
  return { name, corpus: 'texts', questions };
}
