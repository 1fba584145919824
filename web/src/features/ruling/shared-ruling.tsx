import { citation } from '@massima/contract/format/citation';
import { useMemo } from 'react';
import { Notice } from '../../components/notice.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import { areaName, courtName } from './ruling-name.ts';
import classes from './ruling-page.module.css';
import { SourceNote } from './source-note.tsx';
import { VerdictBody } from './verdict-body.tsx';

type Shared = Outputs['shares']['open'];

/** Ruling that a share link shows, without links into the collection. */
export function SharedRuling({ ruling, principle, text, fictional }: Shared) {
  const texts = useText();
  const { t } = texts;
  const article = useMemo(
    () => ({ ruling_full_text: text ?? '', keywords_positions: [], references: [] }),
    [text],
  );
  const where = [courtName(texts, ruling), areaName(texts, ruling.document_area), ruling.ecli];
  return (
    <div className={classes.main}>
      <p>{where.filter(Boolean).join(' · ')}</p>
      {fictional && <Notice tone="warning">{t('verdict_fictional')}</Notice>}
      {principle !== null && (
        <section aria-label={t('share_principle')} className={classes.principle}>
          <p lang="it">{principle}</p>
        </section>
      )}
      {text === null ? (
        <p>{t('share_without_text')}</p>
      ) : (
        <section aria-label={t('verdict_full_text')}>
          <VerdictBody article={article} source={citation(ruling)} />
        </section>
      )}
      <SourceNote sources={ruling.document.sources} />
    </div>
  );
}
