import { Pagination } from '@mantine/core';
import { useText } from '../lib/i18n.tsx';
import classes from './pager.module.css';
import { SelectField } from './select-field.tsx';

interface Props {
  /** From 1. */
  page: number;
  size: number;
  /** Number of rows on this page. */
  rowCount: number;
  total: number;
  sizes: readonly number[];
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** Page size, the range of rows on this page ("11–20 di 134"), and links to the other pages. */
export function Pager({ page, size, rowCount, total, sizes, onPage, onSize }: Props) {
  const { t, number } = useText();
  const first = (page - 1) * size + 1;
  const range = t('pager_range', {
    from: number(first),
    to: number(first + rowCount - 1),
    total: number(total),
  });
  const controls = { next: 'pager_next', previous: 'pager_previous', first: null, last: null } as const;
  return (
    <div className={classes.pager}>
      <label className={classes.size}>
        {t('pager_size')}
        <SelectField
          size="sm"
          value={String(size)}
          options={sizes.map((option) => ({ value: String(option), text: String(option) }))}
          onChange={(next) => onSize(Number(next))}
        />
      </label>
      <div className={classes.place}>
        <span className={classes.range} role="status">
          {range}
        </span>
        {total > size && (
          <Pagination
            value={page}
            total={Math.ceil(total / size)}
            siblings={0}
            onChange={onPage}
            getControlProps={(control) => {
              const key = controls[control];
              return key ? { 'aria-label': t(key) } : {};
            }}
            getItemProps={(item) => ({
              'aria-label': t('pager_page', { page: number(item) }),
              children: number(item),
            })}
          />
        )}
      </div>
    </div>
  );
}
