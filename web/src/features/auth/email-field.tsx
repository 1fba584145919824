import { TextInput, type TextInputProps } from '@mantine/core';
import { useText } from '../../lib/i18n.tsx';

/** `value` is left out where the form itself is read. */
interface Props extends Pick<
  TextInputProps,
  'readOnly' | 'aria-invalid' | 'value' | 'error' | 'onChange' | 'onBlur'
> {
  onType?: (email: string) => void;
}

/** The address that a user signs in with; password managers know it by its name. */
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
