import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';

interface Props {
  label: string;
  /** What the list shows now; typing leads it, the back button may change it too. */
  value: string;
  /** Milliseconds without a key press after which the list follows; Enter does not wait. */
  settleMs: number;
  onSettled: (value: string) => void;
}

/** The search box over a list. */
export function SearchField({ label, value, settleMs, onSettled }: Props) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  const settle = (text: string, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled(text), ms);
  };
  return (
    <TextInput
      label={label}
      type="search"
      value={typed}
      maxLength={200}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        settle(event.currentTarget.value, settleMs);
      }}
      onKeyDown={(event) => event.key === 'Enter' && settle(typed, 0)}
    />
  );
}
