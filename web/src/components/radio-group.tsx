import { useId } from 'react';
import { Radio } from './radio.tsx';
import classes from './radio.module.css';

interface Props<Value extends string> {
  label: string;
  /**
   * Hides the label visually, if the choices are self-explanatory. Screen readers still announce
   * it.
   */
  isLabelHidden?: boolean;
  hint?: string;
  value: Value;
  options: readonly { value: Value; text: string; isDisabled?: boolean }[];
  /** Side by side, for a few short labels. */
  isRow?: boolean;
  /** Language of the choices, if it differs from the screen's. */
  lang?: string;
  onChange: (value: Value) => void;
}

/** Choice among a few visible options; use `SelectField` for many. */
export function RadioGroup<Value extends string>({
  label,
  isLabelHidden = false,
  hint,
  value,
  options,
  isRow = false,
  lang,
  onChange,
}: Props<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={hint && `${id}-hint`}>
      <div id={`${id}-label`} className={isLabelHidden ? 'visually-hidden' : classes.label}>
        {label}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      <div lang={lang} className={isRow ? classes.row : classes.choices}>
        {options.map((option) => (
          <label key={option.value} className={classes.line}>
            <Radio
              name={id}
              isChosen={option.value === value}
              isDisabled={option.isDisabled ?? false}
              onChoose={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
