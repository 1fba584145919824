import { type NotedAmendment, readNote, readRepeal } from '@massima/law/fate/read-notes';
import { storedText } from '../stored-text.ts';
import type { SolrDocument } from '../to-documents.ts';
import type { ActArticle } from './act-file.ts';
import type { ActTimeline, ArticleVersion } from './act-timeline.ts';

/** Fields that all documents of an act share. */
export interface ActFacts {
  key: string;
  title: string;
  /** Days of the act's files, YYYY-MM-DD. */
  days: readonly string[];
  isFictional: boolean;
  /** Hash of the act's files and of the index version. */
  hash: string;
  source: { name: string; licence: string; credit: string };
}

type Neighbour = { key: string; rubric: string };

/**
 * Returns one document for each version of an article. These documents lack every field that a
 * search of principles uses.
 */
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

/**
 * The document of an act. It is written after the act's articles, so its presence means that the
 * act is complete.
 */
export const actDocument = (facts: ActFacts, articles: number, now: Date): SolrDocument => ({
  ...common(facts, `act:${facts.key}`),
  id: `act:${facts.key}`,
  kind: 'act',
  // alerts on the act's articles report changes after this moment
  indexed_at: now.toISOString(),
  act_facts: JSON.stringify({ title: facts.title, days: facts.days, articles }),
});

const common = ({ key, hash, source, isFictional }: ActFacts, ruling_id: string) => ({
  // the shard key, so that all versions of an article are on one shard
  ruling_id,
  act_key: key,
  act_hash: hash,
  source: JSON.stringify(source),
  ...(isFictional && { fictional: true }),
});

function contentOf({ from, to, article }: ArticleVersion) {
  const amendments = amendmentsOf(article);
  return {
    valid_from: `${from}T00:00:00Z`,
    ...(to !== null && { valid_to: `${to}T00:00:00Z` }),
    ...(article.rubric !== '' && { rubric: storedText(article.rubric) }),
    commi: JSON.stringify(article.commi.map(({ number, text }) => ({ number, text: storedText(text) }))),
    ...(amendments.length > 0 && { fate: JSON.stringify(amendments) }),
  };
}

type StoredAmendment = NotedAmendment & { in_part: boolean };

function amendmentsOf({ commi, notes }: ActArticle): StoredAmendment[] {
  const isWhole = commi.length === 1 && /^\W{0,4}ARTICOLO/.test(commi[0]?.text ?? '');
  const repeals = commi.flatMap(({ number, text }) => {
    const read = readRepeal(text);
    return read ? [{ ...read, words: isWhole ? text : `${number}. ${text}`, in_part: !isWhole }] : [];
  });
  const fromNotes = notes.flatMap((note) => {
    const read = readNote(storedText(note));
    return read
      ? [{ ...read, in_part: /nella parte in cui|limitatamente|nelle parole|\bcomm[ai]\b/i.test(read.words) }]
      : [];
  });
  return [...repeals, ...fromNotes];
}
