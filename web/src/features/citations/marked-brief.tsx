import { memo, type MouseEvent, useMemo } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { briefPieces } from './brief-pieces.ts';
import type { Checked } from './checked.ts';
import { entryId, markId } from './reveal.ts';
import classes from './marked-brief.module.css';

interface Props {
  checked: Checked;
  /** Report entry of each reference. */
  entries: readonly string[];
  onPress: (entry: string) => void;
}

/** Brief as text nodes, with highlights that link to their report entry. */
export const MarkedBrief = memo(function MarkedBrief({ checked, entries, onPress }: Props) {
  const { t } = useText();
  const pieces = useMemo(() => briefPieces(checked, entries), [checked, entries]);
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const entry = link?.dataset.entry;
    if (entry === undefined) return;
    event.preventDefault();
    onPress(entry);
  };
  return (
    <section aria-label={t('report_text')} lang="it" className={classes.text} onClick={press}>
      {pieces.map(({ start, text, entry, state, highlightId, isFirst, isChanged }) =>
        entry !== undefined && state && highlightId !== undefined ? (
          <mark key={start} className={`${classes[state]} ${isChanged ? classes.changed : ''}`}>
            <a
              {...(isFirst ? { id: markId(highlightId) } : { tabIndex: -1 })}
              href={`#${entryId(entry)}`}
              data-entry={entry}
              title={t(`state.${state}`)}
            >
              {text}
            </a>
          </mark>
        ) : (
          <span key={start}>{text}</span>
        ),
      )}
    </section>
  );
});
