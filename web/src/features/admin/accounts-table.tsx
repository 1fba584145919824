import { Checkbox } from '@mantine/core';
import { shortDate } from '@massima/contract/format/dates';
import { generatePath } from 'react-router-dom';
import { Badge } from '../../components/badge.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { IconLink } from '../../components/icon-link.tsx';
import { SortButton } from '../../components/sort-button.tsx';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { type AccountRow, fullName, licenceEnd } from './account-status.ts';
import classes from './accounts-table.module.css';
import { SendLink } from './send-link.tsx';
import type { SortColumn } from './admin-address.ts';

interface Props {
  accounts: AccountRow[];
  sort: SortColumn;
  order: 'ASC' | 'DESC';
  onSort: (column: SortColumn) => void;
  onDelete: (account: AccountRow) => void;
  onQueries: (account: AccountRow) => void;
  picked: readonly AccountRow[];
  onPick: (picked: readonly AccountRow[]) => void;
  /** Returns the plan's name in the reader's language. */
  planName: (plan: string) => string;
}

const columns: { text: TextKey; sort?: SortColumn }[] = [
  { text: 'admin_name', sort: 'name' },
  { text: 'admin_surname', sort: 'surname' },
  { text: 'admin_email', sort: 'email' },
  { text: 'admin_verified', sort: 'is_verified' },
  { text: 'admin_queries', sort: 'used_queries' },
  { text: 'admin_licence', sort: 'license_expire_at' },
  { text: 'admin_registered', sort: 'createdAt' },
  { text: 'admin_actions' },
];

/** Table of accounts. On a phone each row is a card with labels. */
export function AccountsTable({ accounts, sort, order, onSort, picked, onPick, ...row }: Props) {
  const { t } = useText();
  const isPicked = (account: AccountRow) => picked.some(({ id }) => id === account.id);
  const toggle = (account: AccountRow) =>
    onPick(isPicked(account) ? picked.filter(({ id }) => id !== account.id) : [...picked, account]);
  const isWhole = picked.length === accounts.length;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.pick}>
            <Checkbox
              aria-label={t('admin_pick_all')}
              checked={isWhole}
              indeterminate={picked.length > 0 && !isWhole}
              onChange={() => onPick(isWhole ? [] : accounts)}
            />
          </th>
          {columns.map((column) => (
            <th
              key={column.text}
              scope="col"
              className={column.sort === 'createdAt' ? classes.registered : undefined}
              aria-sort={column.sort === sort ? (order === 'ASC' ? 'ascending' : 'descending') : undefined}
            >
              {column.sort ? (
                <SortButton
                  text={t(column.text)}
                  label={t('admin_sort', { column: t(column.text) })}
                  order={column.sort === sort ? order : undefined}
                  onSort={() => onSort(column.sort!)}
                />
              ) : (
                t(column.text)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <AccountRowView
            key={account.id}
            account={account}
            isPicked={isPicked(account)}
            onToggle={() => toggle(account)}
            {...row}
          />
        ))}
      </tbody>
    </table>
  );
}

/**
 * A name may have a hundred characters without a space, which would push the buttons of all rows
 * off the screen.
 */
const isTooLong = (name: string) => /\S{20}/.test(name);

const NameCell = ({ label, name }: { label: string; name: string }) => (
  <td data-label={label} className={classes.name}>
    <div className={isTooLong(name) ? classes.long : undefined}>{name}</div>
  </td>
);

function AccountRowView({
  account,
  isPicked,
  onToggle,
  onDelete,
  onQueries,
  planName,
}: { account: AccountRow; isPicked: boolean; onToggle: () => void } & Pick<
  Props,
  'onDelete' | 'onQueries' | 'planName'
>) {
  const { t, locale, number } = useText();
  const now = useNow();
  const name = fullName(account);
  const end = licenceEnd(account);
  const isOver = end !== null && new Date(end) < now;
  const used = number(account.used_queries);
  return (
    <tr data-picked={isPicked || undefined}>
      <td className={classes.pick}>
        <Checkbox aria-label={t('admin_pick', { name })} checked={isPicked} onChange={onToggle} />
      </td>
      <NameCell label={t('admin_name')} name={account.name} />
      <NameCell label={t('admin_surname')} name={account.surname} />
      <td data-label={t('admin_email')} className={classes.email}>
        {account.email} {account.type === 'admin' && <Badge tone="plain">{t('admin_role_admin')}</Badge>}{' '}
        {account.disabled && <Badge tone="bad">{t('admin_disabled')}</Badge>}
      </td>
      <td data-label={t('admin_verified')}>
        <Badge tone={account.is_verified ? 'good' : 'bad'}>
          {t(account.is_verified ? 'admin_is_verified' : 'admin_not_verified')}
        </Badge>
      </td>
      <td data-label={t('admin_queries')} className={classes.searches}>
        {account.plan_queries < 0
          ? t('admin_queries_unlimited', { used })
          : t('admin_queries_used', { used, total: number(account.plan_queries) })}
      </td>
      <td data-label={t('admin_licence')}>
        {account.plan !== null && <Badge tone="good">{planName(account.plan)}</Badge>}{' '}
        {end === null ? account.plan === null && t('admin_licence_none') : shortDate(end, locale)}{' '}
        {isOver && account.plan === null && <Badge tone="bad">{t('admin_licence_over')}</Badge>}
      </td>
      <td data-label={t('admin_registered')} className={classes.registered}>
        {shortDate(account.createdAt, locale)}
      </td>
      <td data-label={t('admin_actions')} className={classes.actions}>
        <div>
          <SendLink account={account} />
          <IconButton icon="renew" label={t('admin_refresh', { name })} onClick={() => onQueries(account)} />
          <IconLink
            icon="edit"
            label={t('admin_edit', { name })}
            to={generatePath(paths.editUser, { id: String(account.id) })}
          />
          <IconLink
            icon="folder"
            label={t('admin_folders', { name })}
            to={`${paths.folders}?user=${account.id}`}
          />
          <IconButton icon="trash" label={t('admin_delete', { name })} onClick={() => onDelete(account)} />
        </div>
      </td>
    </tr>
  );
}
