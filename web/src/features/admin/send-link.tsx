import { Button } from '@mantine/core';
import { IconButton } from '../../components/icon-button.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { type AccountRow, fullName } from './account-status.ts';

interface Props {
  account: AccountRow;
  /** Buttons with words, where there is room for them. */
  inWords?: boolean;
}

/** What an account may be waiting for: the verification while its address is not proven, else a link to choose a password. */
export function SendLink({ account, inWords = false }: Props) {
  const text = useText();
  const { t } = text;
  const { id, email } = account;
  const name = fullName(account);
  const utils = trpc.useUtils();
  const sent = (told: string) => {
    toast(told);
    return Promise.all([utils.accounts.overview.invalidate({ id }), utils.accounts.audit.invalidate()]);
  };
  const onError = (error: unknown) => toast(errorMessage(text, error), { tone: 'error' });
  const verification = trpc.accounts.sendVerification.useMutation({
    onSuccess: () => sent(t('admin_verification_sent', { email })),
    onError,
  });
  const password = trpc.accounts.sendPasswordLink.useMutation({
    onSuccess: () => sent(t('admin_password_sent', { email })),
    onError,
  });
  const choices = [
    {
      isThere: !account.is_verified,
      icon: 'mail',
      name: t('admin_send_verification', { name }),
      words: t('admin_send_verification_again'),
      mutation: verification,
    },
    {
      isThere: !account.disabled,
      icon: 'key',
      name: t('admin_send_password', { name }),
      words: t('admin_send_password_again'),
      mutation: password,
    },
  ] as const;
  if (inWords)
    return choices
      .filter(({ isThere }) => isThere)
      .map(({ icon, words, mutation }) => (
        <Button
          key={icon}
          variant="default"
          size="compact-sm"
          loading={mutation.isPending}
          onClick={() => mutation.mutate({ id })}
        >
          {words}
        </Button>
      ));
  // One that is not there leaves its place empty: below one another, the same icons stand in one column.
  return choices.map(({ isThere, icon, name: label, mutation }) =>
    isThere ? (
      <IconButton
        key={icon}
        icon={icon}
        label={label}
        disabled={mutation.isPending}
        onClick={() => mutation.mutate({ id })}
      />
    ) : (
      <span key={icon} />
    ),
  );
}
