import { Button, Checkbox } from '@mantine/core';
import type { Article } from '@massima/contract/article';
import { citation } from '@massima/contract/format/citation';
import { noBreak } from '@massima/contract/format/no-break';
import type { SearchResult } from '@massima/contract/search';
import { useState } from 'react';
import { standardMutation } from '../../api/mutation.ts';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { cutText, spanOf } from './cut-text.ts';
import { laterText } from './later-text.ts';
import { MarkedText } from './marked-text.tsx';
import classes from './paper.module.css';
import { Paper } from './paper.tsx';
import { areaName, courtName } from './ruling-name.ts';
import { SourceNote } from './source-note.tsx';
import { verdictParagraphs } from './verdict-parts.ts';

interface Props {
  result: SearchResult;
  article: Article | null;
  withMarks: boolean;
  onPrinted: () => void;
}

/** Keeps a line such as "Composta dai magistrati:" on the same page as the next line. */
const leadsOn = (paragraph: string) => (/:\s*$/.test(paragraph) ? classes.leading : undefined);

/** Ruling on A4. It is next to the app in the page and visible to the printer only. */
export function PrintSheet({ result, article, withMarks, onPrinted }: Props) {
  const text = useText();
  const { t, locale } = text;
  const where = [courtName(text, result), areaName(text, result.document_area)].filter(Boolean);
  const marksOf = (positions: SearchResult['keywords_positions']) => (withMarks ? positions.map(spanOf) : []);
  const highlights = article ? marksOf(article.keywords_positions) : [];

  return (
    <Paper isFictional={article?.fictional ?? result.document.fictional} onPrinted={onPrinted}>
      <p>
        <small>{where.join(' · ')}</small>
      </p>
      <h1>{noBreak(citation(result))}</h1>
      {result.ecli && (
        <p>
          <small>{result.ecli}</small>
        </p>
      )}
      {result.document.title && <p className={classes.subjects}>{result.document.title}</p>}
      <p className={classes.principle}>
        <MarkedText
          pieces={cutText(result.document_diritto, { highlights: marksOf(result.keywords_positions) })}
        />
      </p>
      {result.later_fate?.map((amendment) => (
        <p key={amendment.key} lang={locale}>
          <small>{laterText(amendment, text)}</small>
        </p>
      ))}
      {article && (
        <>
          <h2 lang={locale}>{t('verdict_full_text')}</h2>
          {verdictParagraphs(article.ruling_full_text).map(({ text: paragraph, start, isCaption }) => (
            <p key={start} className={isCaption ? classes.caption : leadsOn(paragraph)}>
              <MarkedText pieces={cutText(paragraph, { highlights }, start)} />
            </p>
          ))}
        </>
      )}
      <SourceNote sources={article?.ruling.document.sources ?? result.document.sources} />
    </Paper>
  );
}

/** Dialog to choose the parts to print. It then opens the browser's print dialog. */
export function PrintDialog({
  result,
  query,
  onClose,
}: {
  result: SearchResult;
  query: string;
  onClose: () => void;
}) {
  const { t } = useText();
  const utils = trpc.useUtils();
  const hasText = result.document.has_full_text ?? Boolean(result.document.ruling_full_text);
  const [withText, setWithText] = useState(hasText);
  const [withMarks, setWithMarks] = useState(false);
  const load = useMutation({
    ...standardMutation(),
    mutationFn: () =>
      withText
        ? utils.rulings.article.fetch({ id_new: result.id_new, query }, { staleTime: Infinity })
        : Promise.resolve(null),
  });

  return (
    <Dialog title={t('print_title')} onClose={onClose}>
      <Checkbox
        label={t(hasText ? 'print_with_text' : 'verdict_available_soon')}
        disabled={!hasText}
        checked={withText}
        onChange={(event) => setWithText(event.currentTarget.checked)}
        mb="sm"
      />
      <Checkbox
        label={t('print_with_marks')}
        checked={withMarks}
        onChange={(event) => setWithMarks(event.currentTarget.checked)}
      />
      <DialogActions onCancel={onClose}>
        <Button loading={load.isPending} disabled={load.isSuccess} onClick={() => load.mutate()}>
          {t('print')}
        </Button>
      </DialogActions>
      {load.isSuccess && (
        <PrintSheet result={result} article={load.data} withMarks={withMarks} onPrinted={onClose} />
      )}
    </Dialog>
  );
}
