import classes from './field.module.css';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
}

/** The browser's own select, named and in our colours. */
export function SelectField<T extends string>({ label, value, options, onChange }: Props<T>) {
  return (
    <label className={classes.field}>
      {label}
      <select
        value={value}
        title={options.find((option) => option.value === value)?.text}
        onChange={(event) => onChange(event.currentTarget.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
