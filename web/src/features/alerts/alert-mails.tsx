import { saveAlertMails } from '../../api/alerts.ts';
import { SelectField } from '../../components/select-field.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import type { Inputs } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';

type Mails = Inputs['alerts']['settings']['mails'];
const choices: readonly Mails[] = ['daily', 'weekly', 'off'];

/** How often what is new is mailed: saved when chosen. */
export function AlertMails({ mails }: { mails: Mails }) {
  const { t } = useText();
  const save = useMutation({
    ...saveAlertMails,
    onSuccess: () => toast(t('alerts_mails_saved'), { isFinal: true }),
  });
  return (
    <SelectField
      label={t('alerts_mails')}
      value={save.isPending ? save.variables.mails : mails}
      options={choices.map((value) => ({ value, text: t(`alerts_mails_${value}`) }))}
      onChange={(value) => save.mutate({ mails: value })}
    />
  );
}
