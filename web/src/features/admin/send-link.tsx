import { IconButton } from '../../components/icon-button.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { type AccountRow, fullName } from './account-status.ts';

/** What an account may be waiting for: the verification while its address is not proven, else a link to choose a password. */
export function SendLink({ account }: { account: AccountRow }) {
  const text = useText();
  const { t } = text;
  const { id, email } = account;
  const name = fullName(account);
  const onError = (error: unknown) => toast(errorMessage(text, error), { tone: 'error' });
  const verification = trpc.accounts.sendVerification.useMutation({
    onSuccess: () => toast(t('admin_verification_sent', { email })),
    onError,
  });
  const password = trpc.accounts.sendPasswordLink.useMutation({
    onSuccess: () => toast(t('admin_password_sent', { email })),
    onError,
  });
  return (
    <>
      {!account.is_verified && (
        <IconButton
          icon="mail"
          label={t('admin_send_verification', { name })}
          disabled={verification.isPending}
          onClick={() => verification.mutate({ id })}
        />
      )}
      {!account.disabled && (
        <IconButton
          icon="key"
          label={t('admin_send_password', { name })}
          disabled={password.isPending}
          onClick={() => password.mutate({ id })}
        />
      )}
    </>
  );
}
