import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { longDate } from '@massima/contract/format/dates';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import classes from './account-page.module.css';
import { CollectionCourts } from './collection-courts.tsx';
import { CollectionRuns } from './collection-runs.tsx';

type Report = Outputs['system']['collection'];

/** Refetched on every visit, because the search health of a minute ago is useless. */
export function CollectionReport() {
  const { t } = useText();
  const report = trpc.system.collection.useQuery(undefined, { staleTime: 0 });
  if (report.isPending) return <ScreenSkeleton lines={10} />;
  if (report.error) return <LoadFailed error={report.error} onRetry={() => void report.refetch()} />;
  const { engine, collection } = report.data;
  return (
    <>
      {!engine.answers && (
        <Notice tone="error" urgent>
          {t('collection_away')}
        </Notice>
      )}
      <dl className={classes.facts}>
        <Engine engine={engine} />
        {collection && <Totals collection={collection} />}
      </dl>
      {collection && (
        <>
          <CollectionRuns corpora={collection.corpora} />
          <CollectionCourts courts={collection.courts} />
        </>
      )}
    </>
  );
}

function Engine({ engine: { answers: isResponding, took_ms } }: Pick<Report, 'engine'>) {
  const { t, number } = useText();
  return (
    <Fact name={t('collection_engine')}>
      <Badge tone={isResponding ? 'good' : 'bad'}>
        {t(isResponding ? 'collection_engine_answers' : 'collection_engine_away')}
      </Badge>{' '}
      {took_ms !== null && t('collection_engine_took', { ms: number(took_ms) })}
    </Fact>
  );
}

function Totals({ collection }: { collection: NonNullable<Report['collection']> }) {
  const { t, number, locale } = useText();
  const { rulings, with_full_text, principles, verdicts, latest, meaning } = collection;
  return (
    <>
      <Fact name={t('collection_rulings')}>
        {number(rulings)}
        <span className={classes.aside}>{t('collection_with_text', { count: number(with_full_text) })}</span>
      </Fact>
      <Fact name={t('collection_principles')}>{number(principles)}</Fact>
      <Fact name={t('collection_verdicts')}>{number(verdicts)}</Fact>
      <Fact name={t('collection_meaning')}>
        {t(`collection_meaning_${meaning.state}`, { model: meaning.model ?? '' })}
        {meaning.vectors > 0 && (
          <span className={classes.aside}>
            {t('collection_meaning_vectors', { count: number(meaning.vectors) })}
          </span>
        )}
      </Fact>
      {latest && <Fact name={t('collection_latest')}>{longDate(latest, locale)}</Fact>}
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
