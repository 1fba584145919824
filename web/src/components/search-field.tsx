import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  /** Value that the list is filtered by. It changes by typing or by the back button. */
  value: string;
  /**
   * Pause in typing, in milliseconds, after which the list is filtered. Enter filters immediately.
   */
  settleMs: number;
  onSettled: (value: string) => void;
}

/** Search box above a list. */
export function SearchField({ label, value, settleMs, onSettled }: Props) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  const last = useRef({ typed, onSettled });
  last.current = { typed, onSettled };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (text: string, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Skips a value replaced by the back button or a cleared filter.
      if (last.current.typed === text) last.current.onSettled(text);
    }, ms);
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
