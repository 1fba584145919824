import { fieldId, labels } from './fields.tsx';
import { fields } from './rules.ts';
import type { ViewProps } from './view-props.ts';

/**
 * The space under the heading: a sentence at first, after a submission what prevented it. It has room for either,
 * so nothing moves; after each submission it takes the focus.
 */
export function Lead({ t, view }: ViewProps) {
  const { errors, failure, notice, failures } = view;
  const wrong = failures && !failure ? fields.filter((name) => errors[name]) : [];
  const text = failure ?? (wrong.length > 0 ? 'signup_errors' : notice);
  return (
    <div
      id="ms-lead"
      className={text ? 'ms-lead ms-alert' : 'ms-lead'}
      role={text ? 'alert' : undefined}
      tabIndex={-1}
    >
      {t(text ?? 'signup_intro')}
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
    </div>
  );
}
