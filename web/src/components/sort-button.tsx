import { Icon } from './icon.tsx';
import classes from './sort-button.module.css';

interface Props {
  /** Heading of the column. */
  text: string;
  /** Action of the button, for screen readers. */
  label: string;
  /** Current sort order of this column; undefined if the list is sorted by another column. */
  order: 'ASC' | 'DESC' | undefined;
  onSort: () => void;
}

/** Column heading that sorts the list. */
export function SortButton({ text, label, order, onSort }: Props) {
  return (
    <button type="button" className={classes.sort} aria-label={label} onClick={onSort}>
      {text}
      {order && (
        <span className={order === 'ASC' ? classes.ascending : classes.descending}>
          <Icon name="chevron" size={14} />
        </span>
      )}
    </button>
  );
}
