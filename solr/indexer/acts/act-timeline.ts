import { createHash } from 'node:crypto';
import type { ActArticle, ActFile } from './act-file.ts';

/**
 * An article between two days, both inclusive, YYYY-MM-DD. `to` is null for the current version.
 */
export interface ArticleVersion {
  from: string;
  to: string | null;
  article: ActArticle;
}

/** Days between two texts of an article, on which the text in force is unknown. */
interface Gap {
  key: string;
  after: string;
  before: string;
}

export interface ActTimeline {
  /** Articles in the order of the act. */
  articles: { key: string; versions: ArticleVersion[] }[];
  gaps: Gap[];
}

/**
 * Derives the versions of an act's articles from its files.
 *
 * A text is valid until a later file has a different text. If the act changed several times
 * between two files, the days from the first change on are a gap.
 * @param files one for each day, ascending
 */
export function timelineOf(files: readonly ActFile[]): ActTimeline {
  const changes = [...new Set(files.flatMap((file) => file.changes))].sort();
  const versions = new Map<string, ArticleVersion[]>();
  const gaps: Gap[] = [];
  let previous: ActFile | undefined;
  for (const file of files) {
    const here = new Map(file.articles.map((article) => [article.key, article]));
    for (const [key, articleVersions] of versions) {
      const last = articleVersions.at(-1);
      if (last?.to === null && !here.has(key)) last.to = dayBefore(file.day);
    }
    for (const [key, article] of here) {
      const articleVersions = versions.get(key) ?? [];
      versions.set(key, articleVersions);
      const last = articleVersions.at(-1);
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
      articleVersions.push({ from: file.day, to: null, article });
    }
    previous = file;
  }
  return { articles: orderOf(files).map((key) => ({ key, versions: versions.get(key) ?? [] })), gaps };
}

/** Whether two articles have the same text. Notes may differ. */
const isSame = (article: ActArticle, other: ActArticle): boolean => digest(article) === digest(other);

const digests = new WeakMap<ActArticle, string>();
function digest(article: ActArticle): string {
  const cached = digests.get(article);
  if (cached !== undefined) return cached;
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

/**
 * Returns the article keys in the order of the latest file. An article that the latest file lacks
 * follows the article that preceded it.
 */
function orderOf(files: readonly ActFile[]): string[] {
  const [latest, ...olderFiles] = [...files].reverse();
  const order = (latest?.articles ?? []).map(({ key }) => key);
  const placed = new Set(order);
  for (const { articles } of olderFiles)
    for (const [at, { key }] of articles.entries()) {
      if (placed.has(key)) continue;
      const before = articles[at - 1]?.key;
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
      placed.add(key);
    }
  return order;
}
