import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { checkCitations } from '../../api/citations.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { BriefForm } from './brief-form.tsx';
import type { Checked } from './checked.ts';
import { useBrief } from './use-brief.ts';
import { Report } from './report.tsx';

/** Version of stored reports. Reports of earlier versions are ignored. */
const shape = 4;

const nothing: { checked: (Checked & { form: number }) | null } = { checked: null };

/**
 * Form for a brief, then its report. This tab stores both, so that they survive a reload and an
 * expired session. The server stores nothing, and clearing the text deletes both.
 */
export function Check({ renderFollow }: { renderFollow?: (keys: readonly string[]) => ReactNode }) {
  const { t } = useText();
  const brief = useBrief('citations');
  const report = useDraft('citations.report', nothing);
  const form = useForm([brief], {
    ...checkCitations,
    input: () => brief.values,
    // The text is shown next to the report and can be checked again.
    keepsInput: true,
    // Stored by the mutation's callback, which also runs if the user has left the page, because the
    // number of checks per day is limited.
    onDone: ({ references, quotations }, { text }) =>
      report.set({ checked: { form: shape, text, references, quotations } }),
  });
  const { checked } = report.value;
  if (checked?.form === shape)
    return <Report checked={checked} onEdit={report.clear} renderFollow={renderFollow} />;
  return (
    <>
      <p>{t('brief_intro')}</p>
      <BriefForm fields={brief} form={form} />
    </>
  );
}
