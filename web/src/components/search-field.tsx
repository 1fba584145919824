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
  const [input, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setText(value);
  }
  const last = useRef({ input, onSettled });
  last.current = { input, onSettled };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (text: string, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Skips a value replaced by the back button or a cleared filter.
      if (last.current.input === text) last.current.onSettled(text);
    }, ms);
  };
  return (
    <TextInput
      label={label}
      type="search"
      value={input}
      maxLength={200}
      onChange={(event) => {
        setText(event.currentTarget.value);
        settle(event.currentTarget.value, settleMs);
      }}
      onKeyDown={(event) => event.key === 'Enter' && settle(input, 0)}
    />
  );
}
