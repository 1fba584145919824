import type { SearchResult } from '@massima/contract/search';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/icon.tsx';
import classes from './folded-results.module.css';

interface Props {
  results: readonly SearchResult[];
  /** What is folded here: "altre 3 massime di questa decisione", "Conformi: …". */
  children: ReactNode;
  isOpenAtFirst: boolean;
  renderCard: (result: SearchResult) => ReactNode;
}

/** Results that belong to the card above, opened in place. */
export function FoldedResults({ results, children, isOpenAtFirst, renderCard }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  // On paper nothing can be opened. The browser prints what is there when the event returns.
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
