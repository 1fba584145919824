import { Button } from '@mantine/core';
import { useText } from '../../lib/i18n.tsx';
import { useWordFile } from '../../lib/use-word-file.ts';
import type { ReportModel } from './report-model.ts';

/** The report as a Word document, written here: it never goes to the server. */
export function ReportWord({ model }: { model: ReportModel }) {
  const { t } = useText();
  const { isBusy, save } = useWordFile(model.title, async () => {
    const { reportDocx } = await import('./report-docx.ts');
    return reportDocx(model);
  });
  return (
    <Button variant="default" loading={isBusy} onClick={save}>
      {t('report_word')}
    </Button>
  );
}
