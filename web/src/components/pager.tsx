import { IconButton } from './icon-button.tsx';
import classes from './pager.module.css';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  /** "11–20 di 134". */
  range: string;
  previous: string;
  next: string;
  onPage: (page: number) => void;
  sizes: readonly number[];
  size: number;
  sizeLabel: string;
  onSize: (size: number) => void;
}

/** Page size, where one is, and the neighbours. The texts come from the screen. */
export function Pager({ page, pages, range, previous, next, onPage, sizes, size, sizeLabel, onSize }: Props) {
  return (
    <div className={classes.pager}>
      <label className={classes.size}>
        {sizeLabel}
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
          label={previous}
          className={classes.previous}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          icon="chevron"
          label={next}
          className={classes.next}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </div>
  );
}
