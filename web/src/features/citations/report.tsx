import { Button } from '@mantine/core';
import type { CheckedReference } from '@massima/contract/citations';
import { useEffect, useRef } from 'react';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { canPrint } from '../../lib/device.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { useNow } from '../../lib/use-now.ts';
import { MarkedBrief } from './marked-brief.tsx';
import { ReportList } from './report-list.tsx';
import { reportModel } from './report-model.ts';
import { ReportPrint } from './report-print.tsx';
import { reportText } from './report-text.ts';
import { ReportWord } from './report-word.tsx';
import classes from './report.module.css';

interface Props {
  text: string;
  references: readonly CheckedReference[];
  onEdit: () => void;
}

/** The brief with every reference marked, and beside it what was found out about each. */
export function Report({ text, references, onEdit }: Props) {
  const texts = useText();
  const { t } = texts;
  const now = useNow();
  const model = reportModel(text, references, texts, now);
  const top = useRef<HTMLDivElement>(null);
  // The form is gone, and on a phone it was longer than the screen: the reader begins at the top.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const copy = async () => {
    if (await copyText(reportText(model))) toast(t('report_copied'));
    else toast(t('report_not_copied'), { tone: 'error' });
  };
  return (
    <div ref={top} tabIndex={-1} className={classes.report}>
      <div className={classes.actions}>
        <Button variant="default" onClick={onEdit}>
          {t('report_edit')}
        </Button>
        <Button variant="default" onClick={() => void copy()}>
          {t('report_copy')}
        </Button>
        <ReportWord model={model} />
        {canPrint() && <ReportPrint model={model} />}
      </div>
      <div className={classes.columns}>
        <PartBoundary of={references}>
          <ReportList model={model} />
        </PartBoundary>
        <PartBoundary of={references}>
          <MarkedBrief text={text} references={references} />
        </PartBoundary>
      </div>
    </div>
  );
}
