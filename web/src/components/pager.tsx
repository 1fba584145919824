import { useText } from '../lib/i18n.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './pager.module.css';

interface Props {
  /** From 1. */
  page: number;
  size: number;
  /** How many rows this page shows, of how many in all. */
  shown: number;
  total: number;
  sizes: readonly number[];
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** Page size, which rows these are ("11–20 di 134"), and the neighbours. */
export function Pager({ page, size, shown, total, sizes, onPage, onSize }: Props) {
  const { t, number } = useText();
  const first = (page - 1) * size + 1;
  const range = t('pager_range', {
    from: number(first),
    to: number(first + shown - 1),
    total: number(total),
  });
  return (
    <div className={classes.pager}>
      <label className={classes.size}>
        {t('pager_size')}
        <select value={size} onChange={(event) => onSize(Number(event.currentTarget.value))}>
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <div className={classes.place}>
        <span className={classes.range} role="status">
          {range}
        </span>
        <IconButton
          icon="chevron"
          label={t('pager_previous')}
          className={classes.previous}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          icon="chevron"
          label={t('pager_next')}
          className={classes.next}
          disabled={page * size >= total}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </div>
  );
}
