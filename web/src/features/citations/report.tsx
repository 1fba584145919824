import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { canPrint } from '../../lib/device.ts';
import { copyAndTell } from '../../lib/copy-text.ts';
import { useText } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import type { Checked } from './checked.ts';
import { citedKeys } from './cited-keys.ts';
import { reportModel } from './report-model.ts';
import { ReportParts } from './report-parts.tsx';
import { ReportPrint } from './report-print.tsx';
import { reportText } from './report-text.ts';
import { ReportWord } from './report-word.tsx';
import classes from './report.module.css';

interface Props {
  checked: Checked;
  onEdit: () => void;
  /** Following all that it cites belongs to another feature: the route brings it. */
  renderFollow?: ((keys: readonly string[]) => ReactNode) | undefined;
}

/** The brief with every citation and quotation marked, and what was found out about each. */
export function Report({ checked, onEdit, renderFollow }: Props) {
  const texts = useText();
  const { t } = texts;
  const now = useNow();
  const model = useMemo(() => reportModel(checked, texts, now), [checked, texts, now]);
  const keys = useMemo(() => citedKeys(checked.references), [checked]);
  const top = useRef<HTMLDivElement>(null);
  // The form is gone, and on a phone it was longer than the screen: the reader begins at the top.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const copy = () =>
    copyAndTell(reportText(model), { copied: t('report_copied'), notCopied: t('report_not_copied') });
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
      {renderFollow?.(keys)}
      <ReportParts checked={checked} model={model} />
    </div>
  );
}
