import { TextInput } from '@mantine/core';
import { useFields } from '../../forms/use-fields.ts';
import { type TextKey, useText } from '../../lib/i18n.tsx';

export type Names = {
  name: string;
  surname: string;
};
export const useNames = (draft: string | null, saved: Names) =>
  useFields({
    draft,
    saved,
    check: ({ name, surname }) => ({
      ...(name.trim() === '' && { name: 'signup_name_is_required' }),
      ...(surname.trim() === '' && { surname: 'signup_surname_is_required' }),
    }),
    atOnce: ['name', 'surname'],
  });

/** First and last name, both required, and the address, which is read-only. */
export function NamesFields({ fields, email }: { fields: ReturnType<typeof useNames>; email: string }) {
  const { t } = useText();
  const field = (key: keyof Names, label: TextKey, autoComplete: string) => (
    <TextInput label={t(label)} maxLength={100} autoComplete={autoComplete} {...fields.field(key)} />
  );
  return (
    <>
      {field('name', 'profile_name', 'given-name')}
      {field('surname', 'profile_surname', 'family-name')}
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
