import { citation } from '@massima/contract/format/citation';
import { localDay, longDate } from '@massima/contract/format/dates';
import type { SearchResult } from '@massima/contract/search';
import { createPortal } from 'react-dom';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { cutText, paragraphs, spanOf } from './cut-text.ts';
import { MarkedText } from './marked-text.tsx';
import classes from './print-sheet.module.css';
import { areaName, courtName } from './ruling-name.ts';

interface Props {
  result: SearchResult;
  article: Outputs['rulings']['article'] | null;
  withMarks: boolean;
}

/** The ruling on A4: stands beside the app in the page, seen by the printer only. */
export function PrintSheet({ result, article, withMarks }: Props) {
  const text = useText();
  const { t, locale } = text;
  const where = [courtName(text, result), areaName(text, result.document_area)].filter(Boolean);
  const marksOf = (positions: SearchResult['keywords_positions']) => (withMarks ? positions.map(spanOf) : []);
  const marks = article ? marksOf(article.keywords_positions) : [];

  return createPortal(
    <div className={classes.sheet} lang="it">
      <p className={classes.where}>{where.join(' · ')}</p>
      <h1>{citation(result)}</h1>
      {result.ecli && <p className={classes.where}>{result.ecli}</p>}
      <p className={classes.principle}>
        <MarkedText
          pieces={cutText(result.document_diritto, { marks: marksOf(result.keywords_positions) })}
        />
      </p>
      {article && (
        <>
          <h2 lang={locale}>{t('verdict_full_text')}</h2>
          {paragraphs(article.ruling_full_text).map(({ text: paragraph, start }) => (
            <p key={start}>
              <MarkedText pieces={cutText(paragraph, { marks }, start)} />
            </p>
          ))}
        </>
      )}
      <p lang={locale} className={classes.foot}>
        {(article?.fictional ?? result.document.fictional) && <strong>{t('verdict_fictional')} </strong>}
        {t('print_consulted', { date: longDate(localDay(new Date()), locale) })}
      </p>
    </div>,
    document.body,
  );
}
