import { Checkbox } from '@mantine/core';
import { clockTime, shortDate } from '@massima/contract/format/dates';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Pager } from '../../components/pager.tsx';
import { useText } from '../../lib/i18n.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import classes from './account-page.module.css';

type Entry = Outputs['accounts']['audit']['entries'][number];
const sizes = [10, 25, 50] as const;

/**
 * Entries of the security log about an account: actions by it and on it, with actor, address and
 * outcome.
 */
export function AccountLog({ id }: { id: number }) {
  const { t } = useText();
  const [page, setPage] = useState({ number: 1, size: 10, withLooks: false });
  const { number, size, withLooks } = page;
  const input = { id, limit: size, offset: (number - 1) * size, with_looks: withLooks };
  const log = trpc.accounts.audit.useQuery(input, { placeholderData: keepPreviousData, staleTime: 0 });
  const change = (next: Partial<typeof page>) => setPage((old) => ({ ...old, number: 1, ...next }));
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h2>{t('admin_log')}</h2>
        <Checkbox
          label={t('admin_log_looks')}
          checked={withLooks}
          onChange={(event) => change({ withLooks: event.currentTarget.checked })}
        />
      </div>
      {log.error && <LoadFailed error={log.error} onRetry={() => void log.refetch()} />}
      {log.data?.total === 0 && <p className={classes.nothing}>{t('admin_log_none')}</p>}
      {log.data && log.data.total > 0 && (
        <>
          <ol className={classes.list}>
            {log.data.entries.map((entry) => (
              <LogEntry key={entry.id} entry={entry} id={id} />
            ))}
          </ol>
          <Pager
            page={number}
            size={size}
            rowCount={log.data.entries.length}
            total={log.data.total}
            sizes={sizes}
            onPage={(next) => change({ number: next })}
            onSize={(next) => change({ size: next })}
          />
        </>
      )}
    </section>
  );
}

function LogEntry({ entry, id }: { entry: Entry; id: number }) {
  const { t, has, locale } = useText();
  const { at, operation, outcome, actor, client_ip, detail } = entry;
  const action = `audit_${operation.replace('.', '_')}`;
  const byAnother = actor !== null && actor.id !== id;
  const who = byAnother && t('admin_log_by', { who: actor.email ?? `#${actor.id}` });
  return (
    <li>
      {/* Rare operations keep their technical name. */}
      <span>{has(action) ? t(action) : operation}</span>{' '}
      {outcome !== 'ok' && <Badge tone="bad">{has(outcome) ? t(outcome) : outcome}</Badge>}
      <span className={classes.aside}>
        {[`${shortDate(at, locale)}, ${clockTime(at, locale)}`, who, client_ip, detail]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}
