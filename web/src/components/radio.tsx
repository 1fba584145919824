import classes from './radio.module.css';

interface Props {
  name: string | undefined;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
}

/** The round control alone, inside a label that contains more than words. With words it is one of a `RadioGroup`. */
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
