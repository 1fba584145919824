import { TextInput, type TextInputProps } from '@mantine/core';
import { useText } from '../../lib/i18n.tsx';

/** Without `value` the form reads the field itself. */
interface Props extends Pick<
  TextInputProps,
  'readOnly' | 'aria-invalid' | 'value' | 'error' | 'onChange' | 'onBlur'
> {
  onType?: (email: string) => void;
}

/** E-mail field of the login, named `email` so that password managers recognise it. */
export function EmailField({ onType, ...props }: Props) {
  const { t } = useText();
  return (
    <TextInput
      type="email"
      name="email"
      label={t('login_email')}
      autoComplete="username"
      inputMode="email"
      required
      withAsterisk={false}
      onChange={(event) => onType?.(event.currentTarget.value)}
      {...props}
    />
  );
}
