import { citation } from '@massima/contract/format/citation';
import type { Article } from '@massima/contract/article';
import type { SearchResult } from '@massima/contract/search';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { citationStyle } from '../../lib/citation-style.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { Linked, Span } from './cut-text.ts';
import { HitJumper } from './hit-jumper.tsx';
import { LinkedOver } from './linked-over.tsx';
import { principlePassage } from './principle-passage.ts';
import { RulingCard } from './ruling-card.tsx';
import { RulingLine } from './ruling-line.tsx';
import { RulingPrinciple } from './ruling-principle.tsx';
import { RulingWeb } from './ruling-web.tsx';
import classes from './ruling-page.module.css';
import { SimilarRulings } from './similar-rulings.tsx';
import { SourceNote } from './source-note.tsx';
import { useCopyKeys } from './use-copy-keys.ts';
import { useShownHash } from './use-shown-hash.ts';
import { VerdictBody } from './verdict-body.tsx';
import { VerdictOutline } from './verdict-outline.tsx';

interface Props {
  article: Article;
  /** The question whose words are marked; empty: none. */
  query: string;
  /** The place that led here: the passage of a result out of this text. */
  from?: Span | undefined;
  onSearch: (query: string) => void;
  /** Saving and rating belong to other features: the route brings them. */
  renderActions: (result: SearchResult) => ReactNode;
}

/** A ruling at its own address: its principle, the whole text with an outline next to it, and what it is woven into. */
export function RulingPage({ article, query, from, onSearch, renderActions }: Props) {
  const { t } = useText();
  const { id_new: id, ruling_id, ruling, ruling_full_text: fullText } = article;
  const own = trpc.rulings.linked.useQuery({ id_new: id, ruling_id }, { staleTime: Infinity });
  const principle = own.data?.results.find((one) => one.id_new === id) ?? own.data?.results[0];
  // Not the whole of it, which changes with a rating: finding the passage takes a while.
  const diritto = principle?.document_diritto;
  const { passage_start: start, passage_end: end } = principle ?? {};
  const web = trpc.rulings.citations.useQuery({ id_new: id }, { staleTime: Infinity }).data;
  const passage = useMemo(() => {
    if (from && from.end <= fullText.length) return from;
    if (start !== undefined && end !== undefined) return { start, end };
    return diritto === undefined ? undefined : principlePassage(fullText, diritto);
  }, [fullText, diritto, from, start, end]);
  const place = useRef<HTMLDivElement>(null);
  const [linked, setLinked] = useState<Linked | null>(null);
  useCopyKeys(() => principle);
  useShownHash(!own.isPending);
  const source = citation(ruling, citationStyle.use());

  return (
    <>
      <RulingLine id={id} ruling={ruling} />
      <div className={classes.columns}>
        <PartBoundary of={fullText}>
          <VerdictOutline
            fullText={fullText}
            passage={passage}
            counts={web && { citedBy: web.cited_by.total, cites: web.cites.total }}
          />
        </PartBoundary>
        <div className={classes.main}>
          {article.fictional && <Notice tone="warning">{t('verdict_fictional')}</Notice>}
          {own.isPending && <ScreenSkeleton lines={3} />}
          {own.error && <LoadFailed error={own.error} onRetry={() => void own.refetch()} />}
          {principle && (
            <PartBoundary of={principle}>
              <RulingPrinciple
                principle={principle}
                source={source}
                query={query}
                renderActions={renderActions}
              />
            </PartBoundary>
          )}
          <section ref={place} aria-label={t('verdict_full_text')}>
            <h2 className="visually-hidden">{t('verdict_full_text')}</h2>
            <div className={classes.hits}>
              <HitJumper place={place} count={article.keywords_positions.length} />
            </div>
            <PartBoundary of={article}>
              <VerdictBody
                article={article}
                source={source}
                passage={passage}
                hasAnchors
                onSearch={onSearch}
                onOpen={setLinked}
              />
              <SourceNote sources={article.ruling.document.sources} />
            </PartBoundary>
          </section>
          <div className={classes.beyond}>
            <PartBoundary>
              <RulingWeb
                id={id}
                day={ruling.document_date}
                hasAnchors
                onOpen={(one) => setLinked({ ruling: one })}
                onSearch={onSearch}
              />
            </PartBoundary>
            <PartBoundary>
              <SimilarRulings id={principle?.id_new ?? id} onSearch={onSearch} />
            </PartBoundary>
          </div>
        </div>
      </div>
      {linked && (
        <LinkedOver
          linked={linked}
          from={id}
          ruling={ruling}
          onClose={() => setLinked(null)}
          onSearch={onSearch}
          renderCard={(props) => <RulingCard {...props} />}
        />
      )}
    </>
  );
}
