import { type KeyboardEvent, useRef, useState } from 'react';

/** Enter in one field, where another one is still empty: leads there and says why, instead of doing nothing. */
export function useAskedFor<T extends HTMLElement>(isMissing: boolean) {
  const field = useRef<T>(null);
  const [isAsked, setAsked] = useState(false);
  return {
    field,
    /** The other field is to say why the focus came. */
    isAsked: isAsked && isMissing,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !isMissing) return;
      event.preventDefault();
      setAsked(true);
      field.current?.focus();
    },
  };
}
