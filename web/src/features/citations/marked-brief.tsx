import type { CheckedReference } from '@massima/contract/citations';
import { memo, useMemo } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { briefPieces } from './brief-pieces.ts';
import classes from './marked-brief.module.css';

export const markId = (number: number) => `reference-${number}`;

interface Props {
  text: string;
  references: readonly CheckedReference[];
}

/** The brief as it was pasted: text nodes, with a mark of its own kind for what was found out. */
export const MarkedBrief = memo(function MarkedBrief({ text, references }: Props) {
  const { t } = useText();
  const pieces = useMemo(() => briefPieces(text, references), [text, references]);
  return (
    <section aria-label={t('report_text')} lang="it" className={classes.text}>
      {pieces.map(({ start, text: piece, reference }) =>
        reference ? (
          <mark
            key={start}
            id={markId(reference.number)}
            tabIndex={-1}
            title={t(`state.${reference.state}`)}
            className={classes[reference.state]}
          >
            {piece}
          </mark>
        ) : (
          <span key={start}>{piece}</span>
        ),
      )}
    </section>
  );
});
