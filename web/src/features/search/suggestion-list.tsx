import { Icon } from '../../components/icon.tsx';
import { OfficialText } from '../../components/official-text.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './search-box.module.css';
import type { Suggestion } from './suggestion.ts';

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
