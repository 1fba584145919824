import { NativeSelect, type NativeSelectProps } from '@mantine/core';

interface Props<T extends string> extends Pick<NativeSelectProps, 'size' | 'aria-label'> {
  /** Without it, `aria-label` names the field. */
  label?: string;
  value: T;
  options: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
}

/** Native select styled like the other fields. */
export function SelectField<T extends string>({ value, options, onChange, ...rest }: Props<T>) {
  return (
    <NativeSelect
      {...rest}
      value={value}
      // Options longer than the field are truncated.
      title={options.find((option) => option.value === value)?.text}
      data={options.map((option) => ({ value: option.value, label: option.text }))}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
