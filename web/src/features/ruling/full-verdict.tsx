import { citation } from '@massima/contract/format/citation';
import type { SearchResult } from '@massima/contract/search';
import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { cutText, paragraphs, spanOf } from './cut-text.ts';
import classes from './full-verdict.module.css';
import { HitJumper } from './hit-jumper.tsx';
import { type CardProps, LinkedRuling } from './linked-ruling.tsx';
import { MarkedText } from './marked-text.tsx';
import { RulingWeb } from './ruling-web.tsx';
import { SimilarRulings } from './similar-rulings.tsx';

type Article = Outputs['rulings']['article'];

interface BodyProps {
  article: Article;
  onSearch: (query: string) => void;
  onOpen: (rulingId: string) => void;
}

const isCaption = (line: string) =>
  line.length < 80 && /\p{Lu}{3}/u.test(line) && line === line.toUpperCase();

/** Drawn once: jumping from hit to hit must not touch hundreds of marks. */
const VerdictBody = memo(function VerdictBody({ article, onSearch, onOpen }: BodyProps) {
  const { t } = useText();
  const layers = useMemo(
    () => ({ marks: article.keywords_positions.map(spanOf), links: article.references }),
    [article],
  );
  return (
    <div lang="it" className={classes.text}>
      {paragraphs(article.ruling_full_text).map(({ text, start }) => (
        // The parts of a ruling are named on lines of their own, in capitals.
        <p key={start} className={isCaption(text) ? classes.caption : undefined}>
          <MarkedText
            pieces={cutText(text, layers, start)}
            onSearch={onSearch}
            onOpen={onOpen}
            linkLabel={(query) => t('reference_search', { query })}
          />
        </p>
      ))}
    </div>
  );
});

interface Props {
  result: SearchResult;
  query: string;
  onClose: () => void;
  onSearch: (query: string) => void;
  /** Draws the rulings that are opened from this one. */
  renderCard: (props: CardProps) => ReactNode;
}

/** The ruling in full, in its place under the principle. Its heading stays in view and closes back to the result. */
export function FullVerdict({ result, query, onClose, onSearch, renderCard }: Props) {
  const text = useText();
  const { t } = text;
  const place = useRef<HTMLDivElement>(null);
  const [linked, setLinked] = useState<string | null>(null);
  const article = trpc.rulings.article.useQuery(
    { id_new: result.id_new, query },
    { staleTime: Infinity, gcTime: 30 * 60_000 },
  );

  return (
    <div ref={place}>
      <div className={classes.bar}>
        <strong className={classes.name}>{citation(result)}</strong>
        {article.data && <HitJumper place={place} count={article.data.keywords_positions.length} />}
        <button type="button" className={classes.close} onClick={onClose}>
          <Icon name="arrow-up" size={18} />
          {t('verdict_close_and_go_up')}
        </button>
      </div>
      {article.isPending && <ScreenSkeleton lines={8} />}
      {article.isError && (
        <Notice tone="error" urgent>
          <p>{errorMessage(text, article.error)}</p>
          <button type="button" className={classes.retry} onClick={() => void article.refetch()}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {article.data && (
        <>
          {article.data.fictional && <Notice tone="warning">{t('verdict_fictional')}</Notice>}
          <VerdictBody article={article.data} onSearch={onSearch} onOpen={setLinked} />
          <RulingWeb id={result.id_new} onOpen={setLinked} onSearch={onSearch} />
          <SimilarRulings id={result.id_new} onSearch={onSearch} />
          {linked && (
            <LinkedRuling
              from={result.id_new}
              rulingId={linked}
              onClose={() => setLinked(null)}
              onSearch={onSearch}
              renderCard={renderCard}
            />
          )}
        </>
      )}
    </div>
  );
}
