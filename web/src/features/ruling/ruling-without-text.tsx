import { citation } from '@massima/contract/format/citation';
import type { SearchResult } from '@massima/contract/search';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { citationStyle } from '../../lib/citation-style.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { LimitedNote } from './limited-note.tsx';
import { LinkedRuling } from './linked-ruling.tsx';
import { RulingCard } from './ruling-card.tsx';
import { RulingLine } from './ruling-line.tsx';
import classes from './ruling-page.module.css';
import { RulingPrinciple } from './ruling-principle.tsx';
import { RulingWeb } from './ruling-web.tsx';
import { SimilarRulings } from './similar-rulings.tsx';
import { SourceNote } from './source-note.tsx';
import { useCopyKeys } from './use-copy-keys.ts';

interface Props {
  /** Id of a result or of the ruling. */
  id: string;
  rulingId: string;
  query: string;
  onSearch: (query: string) => void;
  renderActions: (result: SearchResult) => ReactNode;
}

/** Page of a ruling without full text: its principles and citations. */
export function RulingWithoutText({ id, rulingId, query, onSearch, renderActions }: Props) {
  const { t } = useText();
  const linkedQuery = trpc.rulings.linked.useQuery(
    { id_new: id, ruling_id: rulingId },
    { staleTime: Infinity },
  );
  const principles = linkedQuery.data?.results ?? [];
  const [first] = principles;
  const style = citationStyle.use();
  const [linked, setLinked] = useState<string | null>(null);
  useCopyKeys(() => first);
  return (
    <>
      {first && <RulingLine id={id} ruling={first} />}
      <div className={classes.main}>
        {first?.document.fictional && <Notice tone="warning">{t('verdict_fictional')}</Notice>}
        {linkedQuery.isPending && <ScreenSkeleton lines={6} />}
        {linkedQuery.error && (
          <LoadFailed error={linkedQuery.error} onRetry={() => void linkedQuery.refetch()} />
        )}
        {principles.map((principle) => (
          <PartBoundary key={principle.id_new} of={principle}>
            <RulingPrinciple
              principle={principle}
              source={citation(principle, style)}
              query={query}
              renderActions={renderActions}
            />
          </PartBoundary>
        ))}
        <LimitedNote limited={linkedQuery.data?.limited} />
        <SourceNote sources={first?.document.sources} />
        {linkedQuery.data && (
          <p>{t(principles.length > 0 ? 'ruling_without_text' : 'linked_no_principles')}</p>
        )}
        <div className={classes.beyond}>
          <h2 className="visually-hidden">{t('ruling_around')}</h2>
          <PartBoundary>
            <RulingWeb id={id} day={first?.document_date} onOpen={setLinked} onSearch={onSearch} />
          </PartBoundary>
          <PartBoundary>{first && <SimilarRulings id={first.id_new} onSearch={onSearch} />}</PartBoundary>
        </div>
      </div>
      {linked && (
        <LinkedRuling
          from={id}
          rulingId={linked}
          onClose={() => setLinked(null)}
          onSearch={onSearch}
          renderCard={(props) => <RulingCard {...props} />}
        />
      )}
    </>
  );
}
