import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { passwordMax } from '@massima/contract/constants';
import { useText } from '../lib/i18n.tsx';
import { Icon } from './icon.tsx';

const Eye = ({ reveal }: { reveal: boolean }) => <Icon name={reveal ? 'eye-off' : 'eye'} />;

/** Password field with a button that reveals it, as in the signup form. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useText();
  return (
    <PasswordInput
      maxLength={passwordMax}
      visibilityToggleIcon={Eye}
      visibilityToggleButtonProps={{ 'aria-label': t('password_toggle'), tabIndex: 0 }}
      {...props}
    />
  );
}
