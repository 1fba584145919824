import { Radio } from '../../components/radio.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './filter-panel.module.css';

interface Props {
  type: 'radio' | 'checkbox';
  name?: string;
  label: string;
  /** What it would leave; undefined while nobody knows. */
  count?: number | undefined;
  checked: boolean;
  onChange: () => void;
}

export function FilterOption({ type, name, label, count, checked, onChange }: Props) {
  const { number } = useText();
  return (
    <label className={count === 0 && !checked ? `${classes.option} ${classes.none}` : classes.option}>
      {type === 'radio' ? (
        <Radio name={name} isChosen={checked} onChoose={onChange} />
      ) : (
        <input type="checkbox" name={name} checked={checked} onChange={onChange} />
      )}
      <span className={classes.label}>{label}</span>
      {count !== undefined && <span className={classes.count}>{number(count)}</span>}
    </label>
  );
}
