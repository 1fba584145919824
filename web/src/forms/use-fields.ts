import { type ChangeEvent, type FocusEvent, useState } from 'react';
import type { CallError } from '../lib/call-error.ts';
import { useText } from '../lib/i18n.tsx';
import { type Fields, useDraft } from './use-draft.ts';

type Name<T> = keyof T & string;
/** What is wrong, by field: the key of a text, as the contract spells it. */
export type Issues<T> = Partial<Record<Name<T>, string>>;
type Issue = CallError['issues'][number];

interface Options<T extends Fields> {
  /** What is typed is kept in this tab under this name. Null for passwords, and where nothing is lost. */
  draft: string | null;
  /** What is kept by the server, or what an empty form begins with. */
  saved: T;
  /** What is wrong with what was typed: said once a field was left, or the form was sent. */
  check?: (values: T) => Issues<T>;
  /** Fields of which it is said while one types, as what grows too long. */
  atOnce?: readonly Name<T>[];
  /** Where an issue of the server is shown; without it, at the field that bears the last name of its path. */
  place?: (issue: Issue) => Issues<T>;
}

/** For `place`: fields that the call names otherwise, `{ newPassword: 'next' }`. */
export const placedBy =
  <T extends Fields>(names: Record<string, Name<T>>) =>
  ({ path, message }: Issue): Issues<T> => {
    const field = names[path];
    return field ? ({ [field]: message } as Issues<T>) : {};
  };

/** Fields that are typed, checked and kept together; `useForm` sends them. */
export function useFields<T extends Fields>({ draft: name, saved, check, atOnce = [], place }: Options<T>) {
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
    place ??
    ((issue: Issue): Issues<T> => {
      const last = issue.path.split('.').at(-1) ?? '';
      return last in saved ? ({ [last]: issue.message } as Issues<T>) : {};
    });
  /** What is said next to a field, if anything. */
  const errorOf = (field: Name<T>): string | undefined => {
    const isShown = left.has(field) || (atOnce.includes(field) && values[field] !== saved[field]);
    const key = (isShown && issues[field]) || refused[field];
    return key && t(has(key) ? key : 'validation_failed');
  };

  return {
    values,
    /** What differs from what is saved. */
    changes: draft.changes,
    set,
    errorOf,
    /** What a text field is given. */
    field: (field: Name<T>) => ({
      value: values[field] as string,
      error: errorOf(field),
      // Of a password Mantine says it of the box around the field, which no screen reader says.
      'aria-invalid': errorOf(field) !== undefined || undefined,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set({ [field]: event.currentTarget.value } as Partial<T>),
      // On the way to a button, what is said would move it from under the press; a form that is sent says it all.
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof HTMLButtonElement)) leave(field);
      },
    }),
    isComplete: Object.keys(issues).length === 0,
    isChanged: draft.isChanged,
    showIssues: () => leave(...Object.keys(issues)),
    /** Says next to its field what the server refuses, until the field is changed. */
    refuse: setRefused,
    /** The same of a refusal's issues; those that belong to no field of these come back. */
    take(found: readonly Issue[]): readonly Issue[] {
      const placed = found.map((issue) => ({ issue, at: placeOf(issue) }));
      setRefused(Object.assign({}, ...placed.map(({ at }) => at)) as Issues<T>);
      return placed.filter(({ at }) => Object.keys(at).length === 0).map(({ issue }) => issue);
    },
    /** Call it when what is here now has been saved: what was typed since then is still to be saved. */
    settling: () => () => draft.settle(values),
    clear: draft.clear,
  };
}
