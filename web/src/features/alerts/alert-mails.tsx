import { SelectField } from '../../components/select-field.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { type Inputs, trpc } from '../../lib/trpc.ts';

type Mails = Inputs['alerts']['settings']['mails'];
const choices: readonly Mails[] = ['daily', 'weekly', 'off'];

/** How often what is new is mailed: saved as it is chosen. */
export function AlertMails({ mails }: { mails: Mails }) {
  const text = useText();
  const { t } = text;
  const utils = trpc.useUtils();
  const save = trpc.alerts.settings.useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'alert-mails' },
    onSuccess: async () => {
      await utils.alerts.list.invalidate();
      toast(t('alerts_mails_saved'));
    },
    onError: (error) => toast(errorMessage(text, error), { tone: 'error' }),
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
