import type { MouseEvent } from 'react';
import { decodeHash } from '../../lib/decode-hash.ts';
import { useText } from '../../lib/i18n.tsx';
import type { Span } from './cut-text.ts';
import { passageId } from './passage-id.ts';
import classes from './verdict-outline.module.css';
import { verdictParagraphs } from './verdict-parts.ts';

export const partId = (start: number) => `p${start}`;
export const citedById = 'citata-da';
export const citesId = 'cita';

interface Props {
  fullText: string;
  passage: Span | undefined;
  /** Number of rulings that cite this ruling, and that it cites. */
  counts: { citedBy: number; cites: number } | undefined;
}

/** Expands the collapsed target of an anchor. The browser then scrolls to it. */
function openTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(decodeHash(event.currentTarget.hash));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/**
 * Outline of a long ruling: its parts, the passage of the principle, and citations in both
 * directions.
 */
export function VerdictOutline({ fullText, passage, counts }: Props) {
  const { t } = useText();
  const parts = verdictParagraphs(fullText).flatMap(({ part, start }) =>
    part === undefined ? [] : [{ id: partId(start), label: part, start, lang: 'it' }],
  );
  const stops = [
    ...parts,
    ...(passage
      ? [{ id: passageId, label: t('outline_passage'), start: passage.start, lang: undefined }]
      : []),
  ].sort((a, b) => a.start - b.start);
  const around = [
    { id: citedById, count: counts?.citedBy ?? 0, label: t('web_cited_by', { count: counts?.citedBy ?? 0 }) },
    { id: citesId, count: counts?.cites ?? 0, label: t('web_cites', { count: counts?.cites ?? 0 }) },
  ].filter(({ count }) => count > 0);
  if (stops.length + around.length === 0) return null;
  return (
    <nav aria-label={t('outline')} className={classes.outline}>
      <ol>
        {stops.map(({ id, label, lang }) => (
          <li key={id} className={id === passageId ? classes.passage : undefined}>
            <a href={`#${id}`} lang={lang}>
              {label}
            </a>
          </li>
        ))}
        {around.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={openTarget}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
