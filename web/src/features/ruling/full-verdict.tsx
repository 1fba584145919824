import { citation } from '@massima/contract/format/citation';
import type { SearchResult } from '@massima/contract/search';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { citationStyle } from '../../lib/citation-style.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import classes from './full-verdict.module.css';
import type { Linked } from './cut-text.ts';
import { HitJumper } from './hit-jumper.tsx';
import { LinkedOver } from './linked-over.tsx';
import type { CardProps } from './linked-ruling.tsx';
import { RulingWeb } from './ruling-web.tsx';
import { SimilarRulings } from './similar-rulings.tsx';
import { SourceNote } from './source-note.tsx';
import { VerdictBody } from './verdict-body.tsx';

interface Props {
  result: SearchResult;
  query: string;
  onClose: () => void;
  onSearch: (query: string) => void;
  /** Draws a ruling that is opened from this ruling. */
  renderCard: (props: CardProps) => ReactNode;
}

/**
 * Full text of a ruling below its principle, scrolled to the matching passage if the result has
 * one. The sticky heading closes it again.
 */
export function FullVerdict({ result, query, onClose, onSearch, renderCard }: Props) {
  const text = useText();
  const { t } = text;
  const source = citation(result, citationStyle.use());
  const container = useRef<HTMLDivElement>(null);
  const [linked, setLinked] = useState<Linked | null>(null);
  const article = trpc.rulings.article.useQuery(
    { id_new: result.id_new, query },
    { staleTime: Infinity, gcTime: 30 * 60_000 },
  );
  const { passage: isPassage, passage_start: start, passage_end: end } = result;
  const passage = useMemo(
    () => (isPassage && start !== undefined && end !== undefined ? { start, end } : undefined),
    [isPassage, start, end],
  );
  const isThere = article.data !== undefined && passage !== undefined;
  useEffect(() => {
    if (isThere) container.current?.querySelector('[data-passage]')?.scrollIntoView({ block: 'center' });
  }, [isThere]);

  return (
    <div ref={container}>
      <div className={classes.bar}>
        <strong className={classes.name} title={source}>
          {source}
        </strong>
        {article.data && <HitJumper container={container} count={article.data.keywords_positions.length} />}
        <button type="button" className={classes.close} onClick={onClose}>
          <Icon name="arrow-up" size={18} />
          <span className={classes.closeName}>{t('verdict_close_and_go_up')}</span>
        </button>
      </div>
      {article.isPending && <ScreenSkeleton lines={8} />}
      {article.isError && (
        <Notice tone="error" urgent>
          <p>{errorMessage(text, article.error)}</p>
          <button type="button" className={classes.retry} onClick={() => void article.refetch()}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {article.data && (
        <>
          {article.data.fictional && <Notice tone="warning">{t('verdict_fictional')}</Notice>}
          <VerdictBody
            article={article.data}
            source={source}
            passage={passage}
            onSearch={onSearch}
            onOpen={setLinked}
          />
          <SourceNote sources={article.data.ruling.document.sources} />
          <RulingWeb
            id={result.id_new}
            day={result.document_date}
            onOpen={(ruling) => setLinked({ ruling })}
            onSearch={onSearch}
          />
          <SimilarRulings id={result.id_new} onSearch={onSearch} />
          {linked && (
            <LinkedOver
              linked={linked}
              from={result.id_new}
              ruling={article.data.ruling}
              onClose={() => setLinked(null)}
              onSearch={onSearch}
              renderCard={renderCard}
            />
          )}
        </>
      )}
    </div>
  );
}
