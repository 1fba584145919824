import { type ChangeEvent, type FocusEvent, useState } from 'react';
import type { CallError } from '../lib/call-error.ts';
import { useText } from '../lib/i18n.tsx';
import { type Fields, useDraft } from './use-draft.ts';

type Name<T> = keyof T & string;
/** Text key of the error by field, as in the contract. */
export type Issues<T> = Partial<Record<Name<T>, string>>;
type Issue = CallError['issues'][number];

interface Options<T extends Fields> {
  /** Name under which this tab stores the draft. Null for passwords, and if nothing can be lost. */
  draft: string | null;
  /** Values on the server, or the initial values of an empty form. */
  saved: T;
  /** Validates the values. Errors are shown once a field was left or the form was submitted. */
  check?: (values: T) => Issues<T>;
  /** Fields whose errors are shown while typing, for example for length. */
  atOnce?: readonly Name<T>[];
  /** Maps an issue of the server to a field. By default the last name of its path is the field. */
  locateIssue?: (issue: Issue) => Issues<T>;
}

/**
 * Returns `locateIssue` for fields with different names in the request, for example `{ newPassword:
 * 'next' }`.
 */
export const placedBy =
  <T extends Fields>(names: Record<string, Name<T>>) =>
  ({ path, message }: Issue): Issues<T> => {
    const field = names[path];
    return field ? ({ [field]: message } as Issues<T>) : {};
  };

/** State of form fields: input, validation and draft. `useForm` submits them. */
export function useFields<T extends Fields>({
  draft: name,
  saved,
  check,
  atOnce = [],
  locateIssue,
}: Options<T>) {
  const { t, has } = useText();
  const draft = useDraft(name, saved);
  const { value: values } = draft;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Issues<T>>({});
  const issues: Issues<T> = check?.(values) ?? {};

  const leave = (...names: string[]) =>
    setLeft((before) => (names.every((name) => before.has(name)) ? before : new Set([...before, ...names])));
  const set = (patch: Partial<T>) => {
    draft.patch(patch);
    setRefused((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(patch).map((key) => [key, undefined])),
    }));
  };
  const placeOf =
    locateIssue ??
    ((issue: Issue): Issues<T> => {
      const last = issue.path.split('.').at(-1) ?? '';
      return last in saved ? ({ [last]: issue.message } as Issues<T>) : {};
    });
  /** Returns the text key of a field's error, or undefined. */
  const errorOf = (field: Name<T>): string | undefined => {
    const isShown = left.has(field) || (atOnce.includes(field) && values[field] !== saved[field]);
    const key = (isShown && issues[field]) || refused[field];
    return key && t(has(key) ? key : 'validation_failed');
  };

  return {
    values,
    /** Fields that differ from the saved values. */
    changes: draft.changes,
    set,
    errorOf,
    /** Props of a text field. */
    field: (field: Name<T>) => ({
      value: values[field] as string,
      error: errorOf(field),
      // Mantine marks the box around a password field, which screen readers ignore.
      'aria-invalid': errorOf(field) !== undefined || undefined,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set({ [field]: event.currentTarget.value } as Partial<T>),
      // A new message would move the button that is being clicked. Submitting shows all errors.
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof HTMLButtonElement)) leave(field);
      },
    }),
    isComplete: Object.keys(issues).length === 0,
    isChanged: draft.isChanged,
    showIssues: () => leave(...Object.keys(issues)),
    /** Shows the server's errors next to their field until it is changed. */
    refuse: setRefused,
    /**
     * Shows the issues of an error response. Returns the issues that belong to none of these
     * fields.
     */
    take(found: readonly Issue[]): readonly Issue[] {
      const placed = found.map((issue) => ({ issue, at: placeOf(issue) }));
      setRefused(Object.assign({}, ...placed.map(({ at }) => at)) as Issues<T>);
      return placed.filter(({ at }) => Object.keys(at).length === 0).map(({ issue }) => issue);
    },
    /** Called when the current values have been saved. Later input stays in the draft. */
    settling: () => () => draft.settle(values),
    clear: draft.clear,
  };
}
