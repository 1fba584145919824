import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { saveFile, wordMediaType } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import type { ReportModel } from './report-model.ts';

/** The report as a Word document, written here: it never goes to the server. */
export function ReportWord({ model }: { model: ReportModel }) {
  const { t } = useText();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { reportDocx } = await import('./report-docx.ts');
      saveFile(`${model.title}.docx`, wordMediaType, reportDocx(model));
    } catch {
      toast(t('unknown_error'), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" loading={isBusy} onClick={() => void save()}>
      {t('report_word')}
    </Button>
  );
}
