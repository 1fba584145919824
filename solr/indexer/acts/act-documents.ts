import { type NotedFate, readNote, readRepeal } from '@massima/law/fate/read-notes';
import { storedText } from '../stored-text.ts';
import type { SolrDocument } from '../to-documents.ts';
import type { ActArticle } from './act-file.ts';
import type { ActTimeline, ArticleVersion } from './act-timeline.ts';

/** What all documents of an act have alike. */
export interface ActFacts {
  key: string;
  title: string;
  /** The days of its files, YYYY-MM-DD. */
  days: readonly string[];
  isFictional: boolean;
  /** The state of its files. */
  hash: string;
  source: { name: string; licence: string; credit: string };
}

type Neighbour = { key: string; rubric: string };

/** One document for each version of an article, none of which has a field that a search of principles looks at. */
export function provisionDocuments(facts: ActFacts, { articles }: ActTimeline): SolrDocument[] {
  const latest = articles.map(({ key, versions }): Neighbour => {
    const rubric = versions.at(-1)?.article.rubric ?? '';
    return { key, rubric: storedText(rubric) };
  });
  return articles.flatMap(({ key, versions }, order) => {
    const neighbours = { previous: latest[order - 1] ?? null, next: latest[order + 1] ?? null };
    return versions.map((version, at) => ({
      ...common(facts, `provision:${key}`),
      id: `provision:${key}@${version.from}`,
      kind: 'provision',
      article_key: key,
      act_order: order,
      is_latest: at === versions.length - 1,
      ...contentOf(version),
      neighbours: JSON.stringify(neighbours),
    }));
  });
}

/** Written last: an act with it is there to its end. */
export const actDocument = (facts: ActFacts, articles: number, now: Date): SolrDocument => ({
  ...common(facts, `act:${facts.key}`),
  id: `act:${facts.key}`,
  kind: 'act',
  // who follows one of its articles is told of it from then on
  indexed_at: now.toISOString(),
  act_facts: JSON.stringify({ title: facts.title, days: facts.days, articles }),
});

const common = ({ key, hash, source, isFictional }: ActFacts, ruling_id: string) => ({
  // the shard: all versions of an article lie together
  ruling_id,
  act_key: key,
  act_hash: hash,
  source: JSON.stringify(source),
  ...(isFictional && { fictional: true }),
});

function contentOf({ from, to, article }: ArticleVersion) {
  const fate = fateOf(article);
  return {
    valid_from: `${from}T00:00:00Z`,
    ...(to !== null && { valid_to: `${to}T00:00:00Z` }),
    ...(article.rubric !== '' && { rubric: storedText(article.rubric) }),
    commi: JSON.stringify(article.commi.map(({ number, text }) => ({ number, text: storedText(text) }))),
    ...(fate.length > 0 && { fate: JSON.stringify(fate) }),
  };
}

type StoredFate = NotedFate & { in_part: boolean };

function fateOf({ commi, notes }: ActArticle): StoredFate[] {
  const isWhole = commi.length === 1 && /^\W{0,4}ARTICOLO/.test(commi[0]?.text ?? '');
  const repeals = commi.flatMap(({ number, text }) => {
    const read = readRepeal(text);
    return read ? [{ ...read, words: isWhole ? text : `${number}. ${text}`, in_part: !isWhole }] : [];
  });
  const noted = notes.flatMap((note) => {
    const read = readNote(storedText(note));
    return read
      ? [{ ...read, in_part: /nella parte in cui|limitatamente|nelle parole|\bcomm[ai]\b/i.test(read.words) }]
      : [];
  });
  return [...repeals, ...noted];
}
