import { type ActBegun, articleOfCodes, completeActs } from '@massima/law/complete-acts';
import { findReferences } from '@massima/law/find-references';

/** Which act or article of law what was typed names, or may go on to name. */
export interface ArticlesTyped {
  /** The one that it names and nothing else: of an act alone `key` is `act`. */
  named: { key: string; act: string } | null;
  /** Whether the acts are articles: their texts and keys have the number that was typed. */
  hasArticle: boolean;
  acts: readonly ActBegun[];
  /** Of "art. 2051" alone that article of each code. */
  ofCodes: readonly ActBegun[];
}

export function readArticlesTyped(q: string): ArticlesTyped {
  const { article, acts } = completeActs(q);
  const [first, another] = findReferences(q, { question: true });
  const isAll = first?.kind === 'provision' && !another && first.end - first.start >= q.length - 1;
  return {
    named: isAll ? { key: first.key, act: first.act } : null,
    hasArticle: article !== null,
    acts,
    ofCodes: article === null ? articleOfCodes(q) : [],
  };
}
