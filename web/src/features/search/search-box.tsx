import { queryMaxLength } from '@massima/contract/constants';
import type { SelectedType } from '@massima/contract/search';
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { AccessOver } from '../../components/access-over.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './search-box.module.css';
import type { Suggestion } from './suggestion.ts';
import { SuggestionList, useSuggestions } from './suggestion-list.tsx';

interface Props {
  value: string;
  type: SelectedType;
  onChange: (value: string) => void;
  onSubmit: (value: string) => void;
  /** Opens a suggested ruling without a search. */
  onOpenRuling: (id: string, citation: string) => void;
  /** Opens the page of an article without charge. */
  onOpenProvision: (key: string) => void;
  onClear: () => void;
  /** True for the large box of the empty screen. */
  isHero: boolean;
  inputRef: Ref<HTMLInputElement>;
}

/**
 * Search box with suggestions. Enter always searches for the typed text unless a suggestion is
 * selected.
 */
export function SearchBox({
  value,
  type,
  onChange,
  onSubmit,
  onOpenRuling,
  onOpenProvision,
  onClear,
  isHero,
  inputRef,
}: Props) {
  const { t } = useText();
  const list = useId();
  const { suggestions, refusal, at, setAt, close, recordInput } = useSuggestions(value, type);
  const isEmpty = value.trim() === '';

  const submit = (text: string) => {
    close();
    if (text.trim() !== '') onSubmit(text.trim());
  };
  const choose = ({ text, rulingId, provision }: Suggestion) => {
    if (rulingId !== null || provision !== null) {
      close();
      if (provision !== null) onOpenProvision(provision);
      else if (rulingId !== null) onOpenRuling(rulingId, text);
      return;
    }
    onChange(text);
    submit(text);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && suggestions.length > 0) close();
    else if (event.key === 'ArrowDown' && suggestions.length > 0) setAt((at + 1) % suggestions.length);
    else if (event.key === 'ArrowUp' && suggestions.length > 0)
      setAt(at <= 0 ? suggestions.length - 1 : at - 1);
    else if (event.key === 'Enter' && suggestions[at]) choose(suggestions[at]);
    else return;
    event.preventDefault();
  };

  return (
    <form
      role="search"
      className={isHero ? `${classes.form} ${classes.hero}` : classes.form}
      // Ignores a focus change into the list.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(value);
      }}
    >
      <div className={classes.box}>
        <Icon name="search" size={isHero ? 24 : 20} />
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          name="q"
          aria-label={t('search_label')}
          aria-expanded={suggestions.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
          placeholder={t('search_placeholder')}
          // On the narrowest phones the longest placeholder may be truncated.
          title={value === '' ? t('search_placeholder') : undefined}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          maxLength={queryMaxLength}
          value={value}
          onChange={(event) => {
            recordInput(event.currentTarget.value);
            onChange(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        {value !== '' && <IconButton icon="close" label={t('search_clear')} onClick={onClear} />}
        <button type="submit" disabled={isEmpty} aria-label={t('search_submit')} className={classes.submit}>
          <span className={classes.submitText}>{t('search_submit')}</span>
          <Icon name="arrow-right" size={20} />
        </button>
      </div>
      {refusal !== null && <AccessOver error={refusal} of="access_over.suggestions" />}
      <SuggestionList id={list} suggestions={suggestions} at={at} onChoose={choose} />
    </form>
  );
}
