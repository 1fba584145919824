import { Button } from '@mantine/core';
import { sendPasswordLink, sendVerification } from '../../api/accounts.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { type AccountRow, fullName } from './account-status.ts';

interface Props {
  account: AccountRow;
  /** Text buttons instead of icons. */
  inWords?: boolean;
}

/**
 * Buttons that resend the verification mail, while the address is not verified, or a password
 * link.
 */
export function SendLink({ account, inWords = false }: Props) {
  const { t } = useText();
  const { id, email } = account;
  const name = fullName(account);
  const verification = useMutation({
    ...sendVerification,
    onSuccess: () => toast(t('admin_verification_sent', { email })),
  });
  const password = useMutation({
    ...sendPasswordLink,
    onSuccess: () => toast(t('admin_password_sent', { email })),
  });
  const choices = [
    {
      isThere: !account.is_verified,
      icon: 'mail',
      name: t('admin_send_verification', { name }),
      text: t('admin_send_verification_again'),
      mutation: verification,
    },
    {
      isThere: !account.disabled,
      icon: 'key',
      name: t('admin_send_password', { name }),
      text: t('admin_send_password_again'),
      mutation: password,
    },
  ] as const;
  if (inWords)
    return choices
      .filter(({ isThere }) => isThere)
      .map(({ icon, text, mutation }) => (
        <Button
          key={icon}
          variant="default"
          size="compact-sm"
          loading={mutation.isPending}
          onClick={() => mutation.mutate({ id })}
        >
          {text}
        </Button>
      ));
  // An unavailable icon leaves an empty slot, so that the same icons line up in one column.
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
