import type { CheckedReference } from '@massima/contract/citations';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { BriefForm } from './brief-form.tsx';
import { Report } from './report.tsx';

/** Of what is kept of a report: one that a version before this one made is none. */
const form = 2;

interface Checked {
  form: number;
  text: string;
  references: readonly CheckedReference[];
}
const nothing: { checked: Checked | null } = { checked: null };
const empty = { text: '' };

/**
 * A brief, then the report on it. Both are kept in this tab, so that the way back, a reload and a session that expired lose
 * neither; the server keeps nothing, and clearing the text forgets both.
 */
export function Check() {
  const text = useText();
  const { t } = text;
  const brief = useDraft('citations', empty);
  const report = useDraft('citations.report', nothing);
  // Kept by the hook's own callback, which also runs where the page was left meanwhile: a check is one of few.
  const check = trpc.citations.check.useMutation({
    onSuccess: ({ references }, sent) => report.set({ checked: { form, text: sent.text, references } }),
  });
  const { checked } = report.value;
  if (checked?.form === form)
    return <Report text={checked.text} references={checked.references} onEdit={report.clear} />;
  return (
    <>
      <p>{t('brief_intro')}</p>
      <BriefForm
        text={brief.value.text}
        onText={(typed) => brief.set({ text: typed })}
        onSubmit={() => check.mutate({ text: brief.value.text })}
        isBusy={check.isPending}
        error={check.error ? errorMessage(text, check.error) : undefined}
      />
    </>
  );
}
