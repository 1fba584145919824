import type { SelectedType } from '@massima/contract/search';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/trpc.ts';

const pauseMs = 180;
const minLength = 3;
const maxLength = 120;

/** Suggestions for what is being typed. They are a kindness: when they fail nothing is said. */
export function useSuggestions(value: string, type: SelectedType) {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [at, setAt] = useState(-1);
  /** The text that was last put there by something else than typing: it asks for no suggestions. */
  const settled = useRef(value);

  const close = () => {
    settled.current = value;
    setSuggestions([]);
    setAt(-1);
  };

  useEffect(() => {
    const text = value.trim();
    const isTyped = value !== settled.current && document.activeElement instanceof HTMLInputElement;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        setAt(-1);
        if (!isTyped || text.length < minLength || text.length > maxLength) return setSuggestions([]);
        api.search.suggest
          .query({ q: text, selectedType: type }, { signal: abort.signal })
          .then((answer) => setSuggestions(answer.suggestions.filter((s) => s !== text).slice(0, 7)))
          .catch(() => setSuggestions([]));
      },
      isTyped ? pauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [value, type]);

  return { suggestions, at, setAt, close };
}
