import { Button } from '@mantine/core';
import type { CheckedReference } from '@massima/contract/citations';
import { useMemo } from 'react';
import { canPrint } from '../../lib/device.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { MarkedBrief } from './marked-brief.tsx';
import { ReportList } from './report-list.tsx';
import { ReportPrint } from './report-print.tsx';
import { reportGroups } from './report-groups.ts';
import { reportText } from './report-text.ts';
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
  const groups = useMemo(() => reportGroups(references), [references]);
  const copy = async () => {
    if (await copyText(reportText(groups, texts))) toast(t('report_copied'));
    else toast(t('report_not_copied'), { tone: 'error' });
  };
  return (
    <>
      <div className={classes.actions}>
        <Button variant="default" onClick={onEdit}>
          {t('report_edit')}
        </Button>
        <Button variant="default" onClick={() => void copy()}>
          {t('report_copy')}
        </Button>
        {canPrint() && <ReportPrint groups={groups} />}
      </div>
      <div className={classes.columns}>
        <ReportList groups={groups} total={references.length} />
        <MarkedBrief text={text} references={references} />
      </div>
    </>
  );
}
