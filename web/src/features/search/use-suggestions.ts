import type { SelectedType } from '@massima/contract/search';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/trpc.ts';

const pauseMs = 180;
const minLength = 3;
const maxLength = 120;
const shown = 7;

/** Suggestions for what is being typed. They are a kindness: when they fail nothing is said. */
export function useSuggestions(value: string, type: SelectedType) {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [at, setAt] = useState(-1);
  /** The text as it was typed; what was put there otherwise, an example or an earlier question, asks for no suggestions. */
  const typed = useRef<string | null>(null);

  const close = () => {
    typed.current = null;
    setSuggestions([]);
    setAt(-1);
  };

  useEffect(() => {
    const text = value.trim();
    /** Asked again whenever time has passed: Enter may have come in between. */
    const isTyping = () =>
      value === typed.current && document.activeElement?.getAttribute('role') === 'combobox';
    const abort = new AbortController();
    const timer = setTimeout(() => {
      setAt(-1);
      if (!isTyping() || text.length < minLength || text.length > maxLength) return setSuggestions([]);
      api.search.suggest
        .query({ q: text, selectedType: type }, { signal: abort.signal })
        .then(
          (answer) =>
            isTyping() && setSuggestions(answer.suggestions.filter((s) => s !== text).slice(0, shown)),
        )
        .catch(() => setSuggestions([]));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [value, type]);

  const noteTyped = (text: string) => void (typed.current = text);
  return { suggestions, at, setAt, close, noteTyped };
}
