import { clockTime } from '@massima/contract/format/dates';
import { longDay } from '@massima/contract/format/day-with';
import { Badge } from '../../components/badge.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import classes from './account-page.module.css';

type Corpus = NonNullable<Outputs['system']['collection']['collection']>['corpora'][number];
type Run = NonNullable<Corpus['last_run']>;

/** Last indexing run of each corpus, with its rejected records. */
export function CollectionRuns({ corpora }: { corpora: readonly Corpus[] }) {
  const { t } = useText();
  return (
    <section className={classes.part}>
      <h2>{t('collection_runs')}</h2>
      {corpora.length === 0 && <p className={classes.aside}>{t('collection_runs_none')}</p>}
      <ul className={classes.list}>
        {corpora.map(({ name, rulings, last_run, outdated }) => (
          <li key={name}>
            {t('collection_run_of', { name })} · {t('collection_run_rulings', { count: rulings })}
            {outdated && (
              <>
                {' '}
                <Badge tone="bad">{t('collection_outdated')}</Badge>
              </>
            )}
            {last_run ? (
              <RunFacts run={last_run} />
            ) : (
              <span className={classes.aside}>{t('collection_run_none')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function RunFacts({ run }: { run: Run }) {
  const { t, number, locale } = useText();
  const { started_at, finished_at, rulings, principles, rejected, rejects, source } = run;
  const seconds = Math.ceil((Date.parse(finished_at) - Date.parse(started_at)) / 1000);
  return (
    <>
      {rejected > 0 && (
        <>
          {' '}
          <Badge tone="bad">{t('collection_rejected', { count: rejected })}</Badge>
        </>
      )}
      {source && (
        <span className={classes.aside}>
          {t('collection_source', { name: source.name, licence: source.licence })}
        </span>
      )}
      <span className={classes.aside}>
        {t('collection_run_when', {
          day: longDay('il', finished_at, locale),
          time: clockTime(finished_at, locale),
          seconds,
        })}
      </span>
      <span className={classes.aside}>
        {t('collection_run_counts', { rulings: number(rulings), principles: number(principles) })}
        {rejected === 0 && ` · ${t('collection_rejected', { count: 0 })}`}
      </span>
      {rejected > rejects.length && (
        <p className={classes.aside}>{t('collection_rejected_first', { count: rejects.length })}</p>
      )}
      {rejects.length > 0 && (
        <ul className={classes.list}>
          {rejects.map(({ file, line, id, reason }) => (
            <li key={`${file} ${line} ${reason}`}>
              {t('collection_reject_at', { file, line: number(line) })}
              <span className={classes.aside}>{id === undefined ? reason : `${id} · ${reason}`}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
