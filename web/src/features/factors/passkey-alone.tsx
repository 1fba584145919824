import { Checkbox } from '@mantine/core';
import { allowPasskeyAlone } from '../../api/factors.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { useMutation } from '../../lib/use-mutation.ts';

/**
 * Switch for login by passkey without the password. Shows the server's state, because a factor
 * must confirm the change first.
 */
export function PasskeyAlone({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useText();
  const allow = useMutation({
    ...allowPasskeyAlone,
    onSuccess: () => toast(t('factors_alone_saved')),
  });
  return (
    <Checkbox
      label={t('factors_alone')}
      checked={isAllowed}
      disabled={allow.isPending}
      onChange={(event) => allow.mutate({ allowed: event.currentTarget.checked })}
    />
  );
}
