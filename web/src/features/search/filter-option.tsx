import { useText } from '../../lib/i18n.tsx';
import classes from './filter-panel.module.css';

interface Props {
  label: string;
  /** Number of results with this filter; undefined until counted. */
  count: number | undefined;
  checked: boolean;
  /** True if some, but not all, of its kinds are selected. */
  isPartlyOn?: boolean;
  onChange: () => void;
}

export function FilterOption({ label, count, checked, isPartlyOn = false, onChange }: Props) {
  const { number } = useText();
  return (
    <label className={count === 0 && !checked ? `${classes.option} ${classes.none}` : classes.option}>
      <input
        type="checkbox"
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = isPartlyOn;
        }}
        onChange={onChange}
      />
      <span className={classes.label}>{label}</span>
      {count !== undefined && <span className={classes.count}>{number(count)}</span>}
    </label>
  );
}
