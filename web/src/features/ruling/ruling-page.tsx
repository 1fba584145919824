import type { Article } from '@massima/contract/article';
import { citation } from '@massima/contract/format/citation';
import type { SearchResult } from '@massima/contract/search';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { citationStyle } from '../../lib/citation-style.ts';
import { decodeHash } from '../../lib/decode-hash.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { Linked, Span } from './cut-text.ts';
import { HitJumper } from './hit-jumper.tsx';
import { LinkedOver } from './linked-over.tsx';
import { RulingCard } from './ruling-card.tsx';
import { RulingLine } from './ruling-line.tsx';
import classes from './ruling-page.module.css';
import { RulingPrinciple } from './ruling-principle.tsx';
import { RulingWeb } from './ruling-web.tsx';
import { SimilarRulings } from './similar-rulings.tsx';
import { SourceNote } from './source-note.tsx';
import { useCopyKeys } from './use-copy-keys.ts';
import { VerdictBody } from './verdict-body.tsx';
import { VerdictOutline } from './verdict-outline.tsx';

/**
 * Number of characters that inflections of a word share: "responsabile" and "responsabilità",
 * "custode" and "custodi".
 */
const stemLength = 6;
const shortest = 4;
/** Maximum length of a passage, in sentences. */
const longest = 4;
/** Minimum share of the principle's words. Below it a passage only shares the subject. */
const minShare = 0.5;

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= shortest)
    .map((word) => word.slice(0, stemLength));

/**
 * Returns the sentences with their positions. An abbreviation ("art. 2051") ends no sentence,
 * because no capital follows.
 */
function sentencesOf(text: string): Span[] {
  const ends = [...text.matchAll(/[.;:]\s+(?=\p{Lu})|\n+/gu)].map((m) => m.index + m[0].length);
  const cuts = [0, ...ends, text.length];
  return cuts.slice(1).map((end, i) => ({ start: cuts[i]!, end }));
}

/**
 * Returns the sentences of a ruling that contain most of the principle's words, weighted by
 * rarity. Undefined if no stretch contains half of the words, because the principle then
 * summarises several passages.
 */
export function principlePassage(fullText: string, principle: string): Span | undefined {
  const principleStems = new Set(stems(principle));
  const sentences = sentencesOf(fullText).map((span) => ({
    ...span,
    common: new Set(stems(fullText.slice(span.start, span.end)).filter((stem) => principleStems.has(stem))),
  }));
  const counts = new Map<string, number>();
  for (const { common } of sentences)
    for (const stem of common) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) => 1 / Math.sqrt(counts.get(stem) ?? 1);
  const sum = (all: Iterable<string>) => [...all].reduce((total, stem) => total + weightOf(stem), 0);
  const all = sum(principleStems);
  if (all === 0) return undefined;

  let best: { span: Span; score: number } | undefined;
  for (let first = 0; first < sentences.length; first += 1) {
    if (sentences[first]!.common.size === 0) continue;
    const covered = new Set<string>();
    for (let last = first; last < Math.min(first + longest, sentences.length); last += 1) {
      const before = covered.size;
      for (const stem of sentences[last]!.common) covered.add(stem);
      // A sentence that adds fewer than two words only makes the passage longer.
      if (covered.size < before + 2 && last > first) continue;
      const score = sum(covered) / all - 0.02 * (last - first);
      if (!best || score > best.score)
        best = { span: { start: sentences[first]!.start, end: sentences[last]!.end }, score };
    }
  }
  if (!best || best.score < minShare) return undefined;
  const { start, end } = best.span;
  return { start, end: start + fullText.slice(start, end).trimEnd().length };
}

/**
 * Scrolls to the `#part` of the address once the text is drawn. The browser looks for it too
 * early.
 */
export function useShownHash(isDrawn: boolean) {
  useEffect(() => {
    if (!isDrawn) return;
    const target = document.getElementById(decodeHash(location.hash));
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView();
  }, [isDrawn]);
}

interface Props {
  article: Article;
  /** Query whose terms are highlighted; empty for none. */
  query: string;
  /** Passage of a result from this text that the reader came from. */
  from?: Span | undefined;
  onSearch: (query: string) => void;
  /** Actions of other features, such as saving and rating. The route provides them. */
  renderActions: (result: SearchResult) => ReactNode;
}

/** Page of a ruling: its principle, the full text with an outline, and its citations. */
export function RulingPage({ article, query, from, onSearch, renderActions }: Props) {
  const { t } = useText();
  const { id_new: id, ruling_id, ruling, ruling_full_text: fullText } = article;
  const linkedQuery = trpc.rulings.linked.useQuery({ id_new: id, ruling_id }, { staleTime: Infinity });
  const principle =
    linkedQuery.data?.results.find((result) => result.id_new === id) ?? linkedQuery.data?.results[0];
  // Depends on this field only. The principle changes with a rating, and finding the passage is
  // slow.
  const diritto = principle?.document_diritto;
  const { passage_start: start, passage_end: end } = principle ?? {};
  const web = trpc.rulings.citations.useQuery({ id_new: id }, { staleTime: Infinity }).data;
  const passage = useMemo(() => {
    if (from && from.end <= fullText.length) return from;
    if (start !== undefined && end !== undefined) return { start, end };
    return diritto === undefined ? undefined : principlePassage(fullText, diritto);
  }, [fullText, diritto, from, start, end]);
  const container = useRef<HTMLDivElement>(null);
  const [linked, setLinked] = useState<Linked | null>(null);
  useCopyKeys(() => principle);
  useShownHash(!linkedQuery.isPending);
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
          {linkedQuery.isPending && <ScreenSkeleton lines={3} />}
          {linkedQuery.error && (
            <LoadFailed error={linkedQuery.error} onRetry={() => void linkedQuery.refetch()} />
          )}
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
          <section ref={container} aria-label={t('verdict_full_text')}>
            <h2 className="visually-hidden">{t('verdict_full_text')}</h2>
            <div className={classes.hits}>
              <HitJumper container={container} count={article.keywords_positions.length} />
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
                onOpen={(rulingId) => setLinked({ ruling: rulingId })}
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
