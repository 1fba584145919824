import { noBreak } from '@massima/contract/format/no-break';
import { citation } from '@massima/contract/format/citation';
import type { SearchResult } from '@massima/contract/search';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './alike-results.module.css';

interface Props {
  results: readonly SearchResult[];
  isOpenAtFirst: boolean;
  renderCard: (result: SearchResult) => ReactNode;
}

/** "Conformi": the rulings that say what the card above says, to be opened. */
export function AlikeResults({ results, isOpenAtFirst, renderCard }: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details className={classes.alike} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="chevron" size={18} />
        <span>
          {t('result_alike')} <span lang="it">{results.map((one) => noBreak(citation(one))).join('; ')}</span>
        </span>
      </summary>
      {isOpen && results.map(renderCard)}
    </details>
  );
}
