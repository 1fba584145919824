import { Skeleton } from '@mantine/core';
import { accountFilters, debounces, pageSizes } from '@massima/contract/constants';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListBar } from '../../components/list-bar.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useLastPage } from '../../components/use-last-page.ts';
import { errorDataOf } from '../../lib/call-error.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useDialog } from '../../lib/use-dialog.ts';
import type { AccountRow } from './account-status.ts';
import { AccountsTable } from './accounts-table.tsx';
import { useAdminAddress } from './admin-address.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { AccountsPicked } from './accounts-picked.tsx';
import { QueriesDialog } from './queries-dialog.tsx';

type DialogContent =
  { action: 'delete'; account: AccountRow } | { action: 'queries'; accounts: readonly AccountRow[] };

interface Props {
  planName: (plan: string) => string;
  /** Called if the server requires a second factor before it returns the list. */
  onFactorDemanded: () => void;
}

export function AdminList({ planName, onFactorDemanded }: Props) {
  const text = useText();
  const { t } = text;
  const [input, change] = useAdminAddress();
  const [dialog, setDialog, close] = useDialog<DialogContent>();
  const list = trpc.accounts.list.useQuery(input, { placeholderData: keepPreviousData });

  const isDemanded = errorDataOf(list.error ?? {}, 'second_factor_required') !== null;
  const leave = useEffectEvent(onFactorDemanded);
  useEffect(() => {
    if (isDemanded) leave();
  }, [isDemanded]);

  const total = list.data?.total ?? 0;
  const rows = list.data?.lawyers ?? [];
  const isBehind = useLastPage(
    {
      page: input.offset,
      size: input.limit,
      total,
      isEmpty: list.data?.lawyers.length === 0 && !list.isPlaceholderData,
    },
    (page) => change({ page: String(page) }, { replace: true }),
  );
  const [pickedIds, setPickedIds] = useState<readonly number[]>([]);
  // Only visible rows can be selected, so another page, search or filter clears the selection.
  const picked = rows.filter(({ id }) => pickedIds.includes(id));
  const pick = (accounts: readonly AccountRow[]) => setPickedIds(accounts.map(({ id }) => id));
  return (
    <>
      <ListBar>
        <SearchField
          label={t('admin_search')}
          value={input.search}
          settleMs={debounces.folderSearch}
          onSettled={(q) => change({ q }, { replace: true })}
        />
        <SelectField
          label={t('admin_filter')}
          value={input.is_verified}
          options={accountFilters.map((value) => ({ value, text: t(`admin_filter_${value}`) }))}
          onChange={(filter) => change({ filter })}
        />
      </ListBar>
      {list.error ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : list.isPending || isBehind ? (
        <Skeleton height="30rem" role="status" aria-label={t('loading')} />
      ) : rows.length === 0 ? (
        <EmptyState art="no-results">
          <h2>{t('admin_none')}</h2>
        </EmptyState>
      ) : (
        <>
          <AccountsTable
            accounts={rows}
            sort={input.sort}
            order={input.order}
            onSort={(sort) =>
              change({ sort, order: sort === input.sort && input.order === 'ASC' ? 'DESC' : 'ASC' })
            }
            onDelete={(account) => setDialog({ action: 'delete', account })}
            onQueries={(account) => setDialog({ action: 'queries', accounts: [account] })}
            picked={picked}
            onPick={pick}
            planName={planName}
          />
          <AccountsPicked
            picked={picked}
            onPick={pick}
            onQueries={() => setDialog({ action: 'queries', accounts: picked })}
            planName={planName}
          />
          <Pager
            page={input.offset}
            size={input.limit}
            rowCount={rows.length}
            total={total}
            sizes={pageSizes.admin}
            onPage={(page) => change({ page: String(page) })}
            onSize={(size) => change({ size: String(size) })}
          />
        </>
      )}
      {dialog?.action === 'delete' && <DeleteDialog account={dialog.account} onClose={close} />}
      {dialog?.action === 'queries' && (
        <QueriesDialog
          accounts={dialog.accounts}
          onClose={(refused) => {
            if (dialog.accounts.length > 1) pick(refused);
            close();
          }}
        />
      )}
    </>
  );
}
