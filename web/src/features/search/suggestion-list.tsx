import type { SelectedType } from '@massima/contract/search';
import { useEffect, useRef, useState } from 'react';
import { isAccessOver } from '../../components/access-over.tsx';
import { Icon } from '../../components/icon.tsx';
import { OfficialText } from '../../components/official-text.tsx';
import { useText } from '../../lib/i18n.tsx';
import { api } from '../../lib/trpc.ts';
import classes from './search-box.module.css';
import { listSuggestions, type Suggestion } from './suggestion.ts';

const pauseMs = 120;
const minLength = 2;
const maxLength = 120;

/**
 * Loads suggestions for the typed text. Errors are ignored, except if the account may no longer
 * search.
 */
export function useSuggestions(value: string, type: SelectedType) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [at, setAt] = useState(-1);
  /** Error that the account may no longer search. */
  const [refusal, setRefusal] = useState<unknown>(null);
  /** Text that the user typed. Inserted text, such as an example, requests no suggestions. */
  const input = useRef<string | null>(null);

  const close = () => {
    input.current = null;
    setSuggestions([]);
    setAt(-1);
  };

  useEffect(() => {
    const text = value.trim();
    /** Checked again after each delay, because Enter or another character may have been pressed. */
    const isTyping = () =>
      value === input.current && document.activeElement?.getAttribute('role') === 'combobox';
    const abort = new AbortController();
    const timer = setTimeout(() => {
      if (!isTyping() || text.length < minLength || text.length > maxLength) return setSuggestions([]);
      api.search.suggest
        .query({ q: text, selectedType: type }, { signal: abort.signal })
        .then((response) => {
          setRefusal(null);
          if (isTyping()) setSuggestions(listSuggestions(response, text));
        })
        // An aborted request must not clear the list of its successor.
        .catch((error: unknown) => {
          if (!isTyping()) return;
          setSuggestions([]);
          if (isAccessOver(error)) setRefusal(error);
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [value, type]);

  const recordInput = (text: string) => {
    input.current = text;
    // The highlighted option belonged to different input.
    setAt(-1);
  };
  return { suggestions, refusal, at, setAt, close, recordInput };
}

interface Props {
  /** Id of the list, which the box references with `aria-controls`. */
  id: string;
  suggestions: readonly Suggestion[];
  /** Counted from 0; -1 for none. */
  at: number;
  onChoose: (suggestion: Suggestion) => void;
}

const iconOf = {
  question: 'history',
  provision: 'arrow-right',
  act: 'search',
  ruling: 'search',
  subject: 'search',
} as const;

/**
 * Completions of the typed text. Options cannot contain links, so the official text of the active
 * or first option is linked below them.
 */
export function SuggestionList({ id, suggestions, at, onChoose }: Props) {
  const { t } = useText();
  const act = suggestions[at] ?? suggestions.find(({ official }) => official !== null);
  return (
    <div className={classes.list} hidden={suggestions.length === 0}>
      <ul id={id} role="listbox" aria-label={t('search_suggestions')}>
        {suggestions.map((suggestion, i) => (
          <li
            key={`${suggestion.kind} ${suggestion.text}`}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            // Prevents the input from losing the focus, which would close the list under the
            // pointer.
            onPointerDown={(event) => {
              event.preventDefault();
              onChoose(suggestion);
            }}
          >
            <Icon name={iconOf[suggestion.kind]} size={16} />
            <span lang="it">{suggestion.text}</span>
            {suggestion.kind !== 'subject' && (
              <small>{suggestion.label ?? t(`search_suggestion_${suggestion.kind}`)}</small>
            )}
          </li>
        ))}
      </ul>
      {act?.official && <OfficialText label={act.text} official={act.official} named />}
    </div>
  );
}
