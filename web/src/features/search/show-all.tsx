import classes from './filter-panel.module.css';

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Label of the action. */
  text: string;
}

/** Button below a filter group that shows all of its options or only the first. */
export function ShowAll({ isOn, onChange, text }: Props) {
  return (
    <button type="button" className={classes.text} aria-expanded={isOn} onClick={() => onChange(!isOn)}>
      {text}
    </button>
  );
}
