import classes from './filter-panel.module.css';

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Label of the action. */
  text: string;
}

/** Below a group of filters that shows the first of them only: the others too, and back. */
export function ShowAll({ isOn, onChange, text }: Props) {
  return (
    <button type="button" className={classes.text} aria-expanded={isOn} onClick={() => onChange(!isOn)}>
      {text}
    </button>
  );
}
