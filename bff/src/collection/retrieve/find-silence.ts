import type { ParsedQuery } from '@massima/law/parse-query';
import { spokenWords } from '../query/spoken-words.ts';
import { synonymsFor } from '../query/synonyms.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import { searchHandler } from '../solr/handlers.ts';
import { readWordCounts, wordCountsQuery } from '../solr/word-counts.ts';
import { nearestBeside } from './meaning-recipe.ts';
import type { EmbeddedQuery } from './rerank-by-similarity.ts';
import { isItalianWord } from '../words/is-italian-word.ts';
import { type CountedWord, silentWords } from './subject-words.ts';

interface Asked {
  parsed: ParsedQuery;
  /** Only the words as typed: the courts' words for them are not searched for. */
  asTyped?: boolean | undefined;
  /** How many results there are with some of the words. */
  found: number;
}

interface Meaning {
  embed: (() => Promise<EmbeddedQuery | undefined>) | undefined;
  /** The model's (`QueryEmbedder`). */
  nearEnough: number | undefined;
}

/**
 * The words that a question is about, where no result of the collection contains one of them, nor the courts' words for it, and none is
 * near enough in meaning (docs/decisions, 76). Empty: there is something, or it can't be told. Whatever tab and filters: it is said of the
 * whole collection.
 */
export async function findSilence(
  ask: EngineCall,
  { parsed, asTyped = false, found }: Asked,
  { embed, nearEnough }: Meaning,
): Promise<string[]> {
  // Where some words were found, nothing is called silent by words alone.
  const canCompare = nearEnough !== undefined && embed !== undefined;
  if (found > 0 && !canCompare) return [];
  const spoken = spokenWords(parsed);
  if (spoken.length === 0) return [];
  const synonyms = asTyped ? [] : synonymsFor(parsed);
  const words = spoken.map(({ word }) => word);
  const terms = synonyms.map((one) => one.terms);
  const counts = readWordCounts(await ask(searchHandler, wordCountsQuery(words, terms)), words, terms);
  const counted = spoken.map(({ word, isVerb, start, end }, i): CountedWord => {
    const said = synonyms.findIndex((one) => one.start <= start && end <= one.end);
    return { word, isVerb, count: counts.words[i] ?? 0, otherwise: counts.terms[said] ?? 0 };
  });
  const silent = silentWords(counted, counts.all);
  // What is no word is misspelt, or of another language, which the model reads and the collection doesn't.
  if (silent.length === 0 || !silent.every(isItalianWord)) return [];
  const near = canCompare ? await (await embed())?.nearest(nearestBeside) : undefined;
  if (!near || !canCompare) return found === 0 ? silent : [];
  return Math.max(0, ...near.values()) < nearEnough ? silent : [];
}
