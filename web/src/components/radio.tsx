import classes from './radio.module.css';

interface Props {
  name: string | undefined;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
}

/** Round control for labels with more than text. Use `RadioGroup` for plain labels. */
export function Radio({ name, isChosen, isDisabled = false, onChoose }: Props) {
  return (
    <input
      type="radio"
      name={name}
      className={classes.control}
      checked={isChosen}
      disabled={isDisabled}
      onChange={onChoose}
    />
  );
}
