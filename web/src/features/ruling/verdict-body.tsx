import type { Article } from '@massima/contract/article';
import { memo, useMemo } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { cutText, type Linked, type Span, spanOf } from './cut-text.ts';
import { MarkedText } from './marked-text.tsx';
import { copyAsQuotation } from './quote-selection.ts';
import classes from './verdict-body.module.css';
import { passageId } from './passage-id.ts';
import { partId } from './verdict-outline.tsx';
import { verdictParagraphs } from './verdict-parts.ts';

interface Props {
  article: Pick<Article, 'ruling_full_text' | 'keywords_positions' | 'references'>;
  /** Citation that copied passages name as their source. */
  source: string;
  /** Searches for a reference. Without it and `onOpen`, references are plain text. */
  onSearch?: (query: string) => void;
  /** Opens a linked ruling or article. Must be stable, because the text renders only once. */
  onOpen?: (linked: Linked) => void;
  /** Passage that the principle is based on, which is set off. */
  passage?: Span | undefined;
  /** True if its parts have anchors, which requires a single verdict on the page. */
  hasAnchors?: boolean;
}

/** Memoised, because jumping between matches must not redraw hundreds of highlights. */
export const VerdictBody = memo(function VerdictBody({
  article,
  source,
  onSearch,
  onOpen,
  passage,
  hasAnchors = false,
}: Props) {
  const { t } = useText();
  const layers = useMemo(
    () => ({ highlights: article.keywords_positions.map(spanOf), links: article.references }),
    [article],
  );
  const paragraphs = useMemo(() => verdictParagraphs(article.ruling_full_text), [article]);
  const isSource = (start: number, length: number) =>
    passage !== undefined && start < passage.end && start + length > passage.start;
  const first = paragraphs.find(({ start, text }) => isSource(start, text.length));
  const idOf = (start: number, part: string | undefined) =>
    start === first?.start ? passageId : part !== undefined ? partId(start) : undefined;
  return (
    <div lang="it" className={classes.text} onCopy={copyAsQuotation(source)}>
      {paragraphs.map(({ text, start, isCaption, part }) => (
        <p
          key={start}
          id={hasAnchors ? idOf(start, part) : undefined}
          data-passage={start === first?.start || undefined}
          className={isCaption ? classes.caption : isSource(start, text.length) ? classes.source : undefined}
        >
          <MarkedText
            pieces={cutText(text, { ...layers, passage }, start)}
            onSearch={onSearch}
            onOpen={onOpen}
            linkLabel={(query, opens) => t(opens ? 'reference_open' : 'reference_search', { query })}
          />
        </p>
      ))}
    </div>
  );
});
