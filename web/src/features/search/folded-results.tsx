import { searchPageSize } from '@massima/contract/constants';
import type { SearchResult } from '@massima/contract/search';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/icon.tsx';
import classes from './folded-results.module.css';

/** Result in the list with the results folded under it, in the server's order. */
interface FoldedResult {
  result: SearchResult;
  /** Other results of the same ruling. */
  sameRuling: SearchResult[];
  /** Results of other rulings in nearly the same words ("conformi"). */
  sameWords: SearchResult[];
}

const rulingOf = ({
  issuer_type_id,
  document_emanante,
  document_place,
  sent_anno,
  sent_numero,
  document_date,
}: SearchResult) =>
  [issuer_type_id, document_emanante, document_place, sent_anno, sent_numero, document_date].join('|');
const wordsOf = ({ alike_to: representative, id_new }: SearchResult) => representative ?? id_new;

/**
 * Folds results of the same ruling, or with the same wording, under the first of them. All other
 * results keep the server's order.
 */
export function foldResults(results: readonly SearchResult[]): FoldedResult[] {
  const heads: FoldedResult[] = [];
  const ofRuling = new Map<string, number>();
  const ofWords = new Map<string, number>();
  for (const result of results) {
    const ruling = ofRuling.get(rulingOf(result)) ?? Infinity;
    const group = ofWords.get(wordsOf(result)) ?? Infinity;
    const head = heads[Math.min(ruling, group)];
    if (head) (ruling <= group ? head.sameRuling : head.sameWords).push(result);
    else {
      ofRuling.set(rulingOf(result), heads.length);
      ofWords.set(wordsOf(result), heads.length);
      heads.push({ result, sameRuling: [], sameWords: [] });
    }
  }
  return heads;
}

/** Folds page by page, so that a later page changes nothing above it. */
export const foldPages = (results: readonly SearchResult[]): FoldedResult[] =>
  Array.from({ length: Math.ceil(results.length / searchPageSize) }, (_, page) =>
    foldResults(results.slice(page * searchPageSize, (page + 1) * searchPageSize)),
  ).flat();

interface Props {
  results: readonly SearchResult[];
  /** Summary of the folded results: "altre 3 massime di questa decisione", "Conformi: …". */
  children: ReactNode;
  isOpenAtFirst: boolean;
  renderCard: (result: SearchResult) => ReactNode;
}

/** Results that belong to the card above, opened in place. */
export function FoldedResults({ results, children, isOpenAtFirst, renderCard }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  // Opens the results for printing. The browser prints the state of the page after this event.
  useEffect(() => {
    const open = () => flushSync(() => setOpen(true));
    addEventListener('beforeprint', open);
    return () => removeEventListener('beforeprint', open);
  }, []);
  return (
    <details
      className={classes.folded}
      data-folded={results.length}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="chevron" size={18} />
        <span>{children}</span>
      </summary>
      {isOpen && results.map(renderCard)}
    </details>
  );
}
