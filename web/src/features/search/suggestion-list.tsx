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

/** Suggestions for what is being typed. They are a kindness: when they fail nothing is said, but where access is over. */
export function useSuggestions(value: string, type: SelectedType) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [at, setAt] = useState(-1);
  /** Access is over: the one failure that is said. */
  const [refusal, setRefusal] = useState<unknown>(null);
  /** The text as typed; what was put there otherwise, an example or an earlier question, asks for no suggestions. */
  const typed = useRef<string | null>(null);

  const close = () => {
    typed.current = null;
    setSuggestions([]);
    setAt(-1);
  };

  useEffect(() => {
    const text = value.trim();
    /** Asked again whenever time has passed: Enter, or another letter, may have come in between. */
    const isTyping = () =>
      value === typed.current && document.activeElement?.getAttribute('role') === 'combobox';
    const abort = new AbortController();
    const timer = setTimeout(() => {
      if (!isTyping() || text.length < minLength || text.length > maxLength) return setSuggestions([]);
      api.search.suggest
        .query({ q: text, selectedType: type }, { signal: abort.signal })
        .then((answer) => {
          setRefusal(null);
          if (isTyping()) setSuggestions(listSuggestions(answer, text));
        })
        // One that is given up for a newer one must not clear that one's list.
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

  const noteTyped = (text: string) => {
    typed.current = text;
    // What the arrows chose was an answer to other letters.
    setAt(-1);
  };
  return { suggestions, refusal, at, setAt, close, noteTyped };
}

interface Props {
  /** Of the list, which the box names as what it controls. */
  id: string;
  suggestions: readonly Suggestion[];
  /** Counted from 0; -1: none. */
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
 * What may complete what is typed. An option of a list can't contain a link: below them is where to read the act of the active option,
 * or else of the first.
 */
export function SuggestionList({ id, suggestions, at, onChoose }: Props) {
  const { t } = useText();
  const act = suggestions[at] ?? suggestions.find(({ official }) => official !== null);
  return (
    <div className={classes.list} hidden={suggestions.length === 0}>
      <ul id={id} role="listbox" aria-label={t('search_suggestions')}>
        {suggestions.map((one, i) => (
          <li
            key={`${one.kind} ${one.text}`}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            // Before the input loses the focus, which would close the list under the pointer.
            onPointerDown={(event) => {
              event.preventDefault();
              onChoose(one);
            }}
          >
            <Icon name={iconOf[one.kind]} size={16} />
            <span lang="it">{one.text}</span>
            {one.kind !== 'subject' && <small>{one.label ?? t(`search_suggestion_${one.kind}`)}</small>}
          </li>
        ))}
      </ul>
      {act?.official && <OfficialText label={act.text} official={act.official} named />}
    </div>
  );
}
