import { useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { BriefForm } from './brief-form.tsx';
import { Report } from './report.tsx';

/** A brief, then the report on it. Both live in this page's memory only. */
export function Check() {
  const text = useText();
  const { t } = text;
  const [brief, setBrief] = useState('');
  const check = trpc.citations.check.useMutation();

  if (check.data && check.variables) {
    return <Report text={check.variables.text} references={check.data.references} onEdit={check.reset} />;
  }
  return (
    <>
      <p>{t('brief_intro')}</p>
      <BriefForm
        text={brief}
        onText={setBrief}
        onSubmit={() => check.mutate({ text: brief })}
        isBusy={check.isPending}
        error={check.error ? errorMessage(text, check.error) : undefined}
      />
    </>
  );
}
