import { TextInput } from '@mantine/core';
import { type TextKey, useText } from '../../lib/i18n.tsx';

export type Names = {
  name: string;
  surname: string;
};
interface Props {
  value: Names;
  email: string;
  onChange: (value: Names) => void;
}

export const namesMissing = ({ name, surname }: Names): boolean =>
  name.trim() === '' || surname.trim() === '';

/** First and last name, both needed; the address is shown and stays. */
export function NamesFields({ value, email, onChange }: Props) {
  const { t } = useText();
  const field = (key: keyof Names, label: TextKey, missing: TextKey, autoComplete: string) => (
    <TextInput
      label={t(label)}
      maxLength={100}
      autoComplete={autoComplete}
      value={value[key]}
      error={value[key].trim() === '' && t(missing)}
      onChange={(event) => onChange({ ...value, [key]: event.currentTarget.value })}
    />
  );
  return (
    <>
      {field('name', 'profile_name', 'signup_name_is_required', 'given-name')}
      {field('surname', 'profile_surname', 'signup_surname_is_required', 'family-name')}
      <TextInput
        label={t('profile_email')}
        description={t('profile_email_hint')}
        readOnly
        autoComplete="email"
        value={email}
      />
    </>
  );
}
