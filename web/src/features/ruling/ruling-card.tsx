import { noBreak } from '@massima/contract/format/no-break';
import { withdrawnText } from '@massima/contract/constants';
import { citation } from '@massima/contract/format/citation';
import type { SearchResult } from '@massima/contract/search';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/i18n.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { citationStyle } from '../../lib/citation-style.ts';
import { canPrint } from '../../lib/device.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { lazyPlaceholder } from '../../components/lazy-placeholder.tsx';
import namedClasses from '../../components/named.module.css';
import { CopyCitation } from './copy-citation.tsx';
import { cutText, type Span, spanOf } from './cut-text.ts';
import { LaterAmendment } from './later-amendment.tsx';
import { MarkedText } from './marked-text.tsx';
import { markOf } from './mark-of.ts';
import { passageId } from './passage-id.ts';
import { PrincipleLines } from './principle-lines.tsx';
import { PrintButton } from './print-button.tsx';
import { copyAsQuotation } from './quote-selection.ts';
import classes from './ruling-card.module.css';
import { RelatedLine } from './related-line.tsx';
import { areaName, courtName, rulingAddress } from './ruling-name.ts';
import { VerdictToggle } from './verdict-toggle.tsx';

const FullVerdict = lazyPart(
  () => import('./full-verdict.tsx').then((m) => m.FullVerdict),
  lazyPlaceholder(8),
);

interface Props {
  result: SearchResult;
  /** Query of the result; its terms are highlighted in the full text. */
  query: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Searches for a reference found in the text. */
  onSearch: (query: string) => void;
  /** Buttons of the screen, for example save, rate or remove from a folder. */
  actions?: ReactNode;
  /** Between heading and principle: the original query in a folder, or the user's note. */
  children?: ReactNode;
  /** Below the principle: the reason for the match. */
  why?: ReactNode;
  /** In a dense list the card shows two lines until it is opened in place. */
  dense?: { isUnfolded: boolean; onChange: (isUnfolded: boolean) => void } | undefined;
}

/**
 * Returns the sentence of a principle that is similar to the query, if the principle contains few
 * of its words.
 */
function nearSentence({ why }: SearchResult): Span | undefined {
  if (!why || why.part === null || why.start === null || why.end === null) return undefined;
  return { start: why.start - 1, end: why.end };
}

/** Ruling with citation, principle and one row of actions, set like a page of a law review. */
export function RulingCard({
  result,
  query,
  isOpen,
  onOpenChange,
  onSearch,
  actions,
  children,
  why,
  dense,
}: Props) {
  const text = useText();
  const card = useRef<HTMLElement>(null);
  const id = useId();
  const { document_diritto: principle } = result;
  const { title } = result.document;
  const highlights = result.keywords_positions.map(spanOf);
  const hasText = result.document.has_full_text ?? Boolean(result.document.ruling_full_text);

  const isFolded = dense !== undefined && !dense.isUnfolded && !isOpen;
  // The citation next to it contains the court.
  const court = isFolded ? null : courtName(text, result);
  const where = [court, areaName(text, result.document_area)].filter(Boolean);
  const passage = nearSentence(result);
  const labelKey = markOf(result);

  const closeAndGoUp = () => {
    onOpenChange(false);
    card.current?.querySelector<HTMLElement>('[data-action=open]')?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'start' });
  };

  /** Closes the full text too, because an open text would keep the card open. */
  const unfold = (isUnfolded: boolean) => {
    if (!isUnfolded) onOpenChange(false);
    dense?.onChange(isUnfolded);
  };

  return (
    <article
      ref={card}
      tabIndex={-1}
      data-result={result.id_new}
      data-open={isOpen}
      aria-labelledby={`${id}-heading`}
      data-folded={isFolded || undefined}
      className={dense ? `${classes.card} ${classes.dense}` : classes.card}
    >
      <header className={classes.head}>
        <p className={classes.where}>
          {where.join(' · ')}
          {result.document.fictional && (
            <span className={classes.fictional}>{text.t('ruling_fictional')}</span>
          )}
          {result.document.sources?.map(({ name }) => ` · ${name}`)}
          {labelKey && ' · '}
          {labelKey && (
            <Link
              to={`${rulingAddress(result.id_new, result)}#${passageId}`}
              state={{ query, from: result.passage_start, to: result.passage_end }}
            >
              {text.t(labelKey)}
            </Link>
          )}
        </p>
        <h2 id={`${id}-heading`} className={classes.citation}>
          <Link to={rulingAddress(result.id_new, result)} state={{ query }}>
            {noBreak(citation(result))}
          </Link>
        </h2>
        {dense && (
          <IconButton
            icon="chevron"
            label={text.t(isFolded ? 'card_unfold' : 'card_fold')}
            data-action="unfold"
            aria-expanded={!isFolded}
            aria-describedby={`${id}-heading`}
            className={classes.unfold}
            onClick={() => unfold(isFolded)}
          />
        )}
      </header>
      {title && (
        <p lang="it" className={classes.subjects}>
          {title}
        </p>
      )}
      {children}
      {/* Rulings are in Italian in every interface language. */}
      {isFolded ? (
        <PrincipleLines result={result} passage={passage} onOpen={() => unfold(true)} />
      ) : (
        <p
          lang="it"
          className={classes.principle}
          onCopy={copyAsQuotation(citation(result, citationStyle.get()))}
        >
          <MarkedText pieces={cutText(principle, { highlights, passage })} />
        </p>
      )}
      <LaterAmendment result={result} />
      {result.related && !isFolded && <RelatedLine related={result.related} />}
      {why}
      <div className={classes.row}>
        {/* A withdrawn ruling never gets a full text. */}
        {principle !== withdrawnText && (
          <VerdictToggle
            panel={`${id}-verdict`}
            isOpen={isOpen}
            isAvailable={hasText}
            onToggle={() => (isOpen ? closeAndGoUp() : onOpenChange(true))}
          />
        )}
        <div className={`${classes.actions} ${namedClasses.row}`}>
          {actions}
          <CopyCitation result={result} />
          {canPrint() && <PrintButton result={result} query={query} />}
        </div>
      </div>
      {isOpen && (
        <section id={`${id}-verdict`} aria-label={text.t('verdict_full_text')} className={classes.verdict}>
          <PartBoundary of={result.id_new}>
            <FullVerdict
              result={result}
              query={query}
              onClose={closeAndGoUp}
              onSearch={onSearch}
              renderCard={(props) => <RulingCard {...props} />}
            />
          </PartBoundary>
        </section>
      )}
    </article>
  );
}
