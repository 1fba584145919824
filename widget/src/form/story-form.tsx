import { useIntl } from 'react-intl';
import { optionsWith } from './testing.ts';
import { SignupForm, type SignupFormProps } from './signup-form.tsx';
import type { FormTextKey, Translate } from './text-keys.ts';
import type { SignupTransport } from './transport.ts';

export type StoryForm = {
  transport: SignupTransport;
  /** As in the address of the page, `?name=Anna&price_type=…`. */
  search?: string;
} & Partial<Omit<SignupFormProps, 't' | 'transport'>>;

/** The form as the app and the frame draw it, with the texts of the toolbar's language. */
export function FormInStory({ transport, search = '', ...over }: StoryForm) {
  const intl = useIntl();
  const t = (key: FormTextKey, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: key }, values);
  return (
    <div style={{ maxWidth: '34rem', margin: '0 auto' }}>
      <SignupForm
        {...optionsWith(transport, search)}
        t={t as Translate}
        termsUrl="/terms"
        privacyUrl="/privacy"
        loginUrl="/login"
        {...over}
      />
    </div>
  );
}
