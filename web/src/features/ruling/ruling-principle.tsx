import type { SearchResult } from '@massima/contract/search';
import type { ReactNode } from 'react';
import namedClasses from '../../components/named.module.css';
import { canPrint } from '../../lib/device.ts';
import { useText } from '../../lib/i18n.tsx';
import { CopyCitation } from './copy-citation.tsx';
import { cutText } from './cut-text.ts';
import { LaterAmendment } from './later-amendment.tsx';
import { MarkedText } from './marked-text.tsx';
import { PrintButton } from './print-button.tsx';
import { copyAsQuotation } from './quote-selection.ts';
import classes from './ruling-page.module.css';

interface Props {
  principle: SearchResult;
  /** Citation that copied passages name as their source. */
  source: string;
  query: string;
  renderActions: (result: SearchResult) => ReactNode;
}

/** Principle at the head of its ruling's page, with its actions. */
export function RulingPrinciple({ principle, source, query, renderActions }: Props) {
  const { t } = useText();
  return (
    <article data-result={principle.id_new} aria-label={t('kind.principle')} className={classes.principle}>
      {principle.document.title && (
        <p lang="it" className={classes.subjects}>
          {principle.document.title}
        </p>
      )}
      <p lang="it" onCopy={copyAsQuotation(source)}>
        <MarkedText pieces={cutText(principle.document_diritto, {})} />
      </p>
      <LaterAmendment result={principle} />
      <div className={`${classes.actions} ${namedClasses.row}`}>
        {renderActions(principle)}
        <CopyCitation result={principle} />
        {canPrint() && <PrintButton result={principle} query={query} />}
      </div>
    </article>
  );
}
