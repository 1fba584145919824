import { useEffect, useRef } from 'react';
import { fieldId } from './fields.tsx';
import type { SignupFormProps } from './props.ts';
import { fields, type FieldName } from './rules.ts';
import type { FormTextKey } from './text-keys.ts';
import type { Signup } from './use-signup.ts';

const labels: Record<FieldName, FormTextKey> = {
  name: 'signup_name',
  surname: 'signup_surname',
  workArea: 'signup_lawyer_type',
  email: 'signup_email',
  password: 'signup_password',
  terms: 'signup_terms_link',
};

/**
 * The space under the heading: a sentence at first, after a submission what stands in its way. It has room for either,
 * so nothing moves; after each submission it takes the focus.
 */
export function Lead({ t, signup }: Pick<SignupFormProps, 't'> & { signup: Signup }) {
  const box = useRef<HTMLDivElement>(null);
  const { errors, failure, notice, summary } = signup;
  const wrong = summary > 0 ? fields.filter((name) => errors[name]) : [];
  useEffect(() => {
    if (summary > 0) box.current?.focus();
  }, [summary]);

  const text = failure ?? (wrong.length > 0 ? 'signup_errors' : notice);
  return (
    <div
      ref={box}
      className={text ? 'ms-lead ms-alert' : 'ms-lead'}
      role={text ? 'alert' : undefined}
      tabIndex={-1}
    >
      <p>{t(text ?? 'signup_intro')}</p>
      {failure || wrong.length === 0 ? null : (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {t(labels[name])}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
