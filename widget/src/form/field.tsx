import type { ReactNode } from 'react';

export type ControlProps = {
  id: string;
  name: string;
  className: string;
  required: true;
  'aria-invalid': boolean;
  'aria-describedby': string;
};

type FieldProps = {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  hint?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/**
 * Label, control and one line below that holds the hint or the error. The line is always there: a message that comes
 * or goes moves nothing, neither here nor on the page around the frame.
 */
export function Field({ id, name, label, error, hint, children }: FieldProps) {
  const note = `${id}-note`;
  return (
    <div className="ms-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: 'ms-control',
        required: true,
        'aria-invalid': error !== undefined,
        'aria-describedby': note,
      })}
      <div id={note} className={error ? 'ms-note ms-error' : 'ms-note'}>
        {error ?? hint}
      </div>
    </div>
  );
}
