import { createHash } from 'node:crypto';
import type { ActArticle, ActFile } from './act-file.ts';

/** An article from one day to another: both inclusive, YYYY-MM-DD; in force where there is no end. */
export interface ArticleVersion {
  from: string;
  to: string | null;
  article: ActArticle;
}

/** Between two texts of an article, days on which neither is known to have been in force. */
interface Gap {
  key: string;
  after: string;
  before: string;
}

export interface ActTimeline {
  /** In the order of the act. */
  articles: { key: string; versions: ArticleVersion[] }[];
  gaps: Gap[];
}

/**
 * What the files of one act, each its text on a day, say of the articles' versions. A text is the one of a day until a later file has
 * another; where the act changed several times between the two, the days from the first change on are a gap, and said.
 * @param files in the order of their days, which differ
 */
export function timelineOf(files: readonly ActFile[]): ActTimeline {
  const changes = [...new Set(files.flatMap((file) => file.changes))].sort();
  const versions = new Map<string, ArticleVersion[]>();
  const gaps: Gap[] = [];
  let previous: ActFile | undefined;
  for (const file of files) {
    const here = new Map(file.articles.map((article) => [article.key, article]));
    for (const [key, known] of versions) {
      const last = known.at(-1);
      if (last?.to === null && !here.has(key)) last.to = dayBefore(file.day);
    }
    for (const [key, article] of here) {
      const known = versions.get(key) ?? [];
      versions.set(key, known);
      const last = known.at(-1);
      if (last?.to === null && isSame(last.article, article)) {
        last.article = article;
        continue;
      }
      if (last?.to === null && previous) {
        const since = previous.day;
        const between = changes.filter((day) => day > since && day <= file.day);
        const [first] = between;
        last.to = dayBefore(between.length > 1 && first !== undefined ? first : file.day);
        if (last.to < dayBefore(file.day)) gaps.push({ key, after: last.to, before: file.day });
      }
      known.push({ from: file.day, to: null, article });
    }
    previous = file;
  }
  return { articles: orderOf(files).map((key) => ({ key, versions: versions.get(key) ?? [] })), gaps };
}

/** The same words: notes may have been added below. */
const isSame = (one: ActArticle, other: ActArticle): boolean => digest(one) === digest(other);

const digests = new WeakMap<ActArticle, string>();
function digest(article: ActArticle): string {
  const known = digests.get(article);
  if (known !== undefined) return known;
  const made = createHash('sha1')
    .update(JSON.stringify([article.rubric, article.commi]))
    .digest('hex');
  digests.set(article, made);
  return made;
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** That of the latest file; what it has no more comes behind what it followed. */
function orderOf(files: readonly ActFile[]): string[] {
  const [latest, ...earlier] = [...files].reverse();
  const order = (latest?.articles ?? []).map(({ key }) => key);
  const placed = new Set(order);
  for (const { articles } of earlier)
    for (const [at, { key }] of articles.entries()) {
      if (placed.has(key)) continue;
      const before = articles[at - 1]?.key;
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
      placed.add(key);
    }
  return order;
}
