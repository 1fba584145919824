import type { UseMutationOptions } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type CallError, callError } from '../lib/call-error.ts';
import { useMutation } from '../lib/use-mutation.ts';

type Issue = CallError['issues'][number];

/** Fields of a form, see `useFields`. */
interface Part {
  isComplete: boolean;
  isChanged: () => boolean;
  showIssues: () => void;
  take: (found: readonly Issue[]) => readonly Issue[];
  settling: () => () => void;
  clear: () => void;
}

interface Options<Input, Answer> extends Pick<
  UseMutationOptions<Answer, Error, Input>,
  'meta' | 'scope' | 'mutationKey'
> {
  mutationFn: (input: Input) => Promise<Answer>;
  /** What is sent: called when the form is. */
  input: () => Input;
  /** An answer that refuses without being an error: true once it has been said. */
  isRefused?: (answer: Answer) => boolean;
  /** A refusal of the whole that is about one field: its issue. */
  issuesOf?: (error: CallError) => readonly Issue[];
  /** What was typed stays, as a text that is checked again and again. */
  isKept?: boolean;
  onDone?: (answer: Answer, sent: Input) => unknown;
}

/**
 * Sends fields by a mutation that `web/src/api` declares, in one way for every form: what is wrong is said next to its field
 * when that was left or the form is sent, and leads there; so are the issues of the server. Only what belongs to no field is
 * said by the mutation's notice, or by the form out of `error`. What was typed is kept until it has been saved.
 */
export function useForm<Input, Answer>(
  parts: readonly Part[],
  {
    input,
    isRefused,
    issuesOf = ({ issues }) => issues,
    isKept = false,
    onDone,
    meta,
    ...mutation
  }: Options<Input, Answer>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [isPlaced, setPlaced] = useState(false);
  const [faults, setFaults] = useState(0);
  useEffect(() => {
    if (faults === 0) return;
    const place = form.current?.closest('dialog') ?? document;
    place.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  /** Whether everything that is wrong is shown next to a field. */
  const place = (error: unknown): boolean => {
    const issues = issuesOf(callError(error));
    const left = parts.reduce((rest: readonly Issue[], part) => part.take(rest), issues);
    const isAll = issues.length > 0 && left.length === 0;
    setPlaced(isAll);
    if (issues.length > left.length) setFaults((before) => before + 1);
    return isAll;
  };
  const { mutate, isPending, data, error, reset } = useMutation({
    ...mutation,
    ...(meta && {
      meta: {
        ...meta,
        onError: (refusal: unknown, asked: unknown) => void (place(refusal) || meta.onError(refusal, asked)),
      },
    }),
    onMutate: () => parts.map((part) => part.settling()),
    onSuccess: (answer, sent, settle) => {
      if (isRefused?.(answer)) return setFaults((before) => before + 1);
      if (!isKept) for (const one of settle) one();
      return onDone?.(answer, sent);
    },
  });

  const showIssues = () => {
    for (const part of parts) part.showIssues();
    setFaults((before) => before + 1);
  };
  const isComplete = parts.every((part) => part.isComplete);
  const discard = () => {
    for (const part of parts) part.clear();
  };
  return {
    /** For the `form` itself. */
    props: {
      ref: form,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (isPending) return;
        if (isComplete) mutate(input());
        else showIssues();
      },
      // A browser sends nothing where the button is disabled, and says nothing either.
      onKeyDown: (event: KeyboardEvent) => {
        const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
        if (!isEnter || isComplete || event.defaultPrevented) return;
        event.preventDefault();
        showIssues();
      },
      onChange: () => error && reset(),
    },
    send: mutate,
    isPending,
    isComplete,
    data,
    /** Why it failed, where that belongs to no field. */
    error: isPlaced ? null : error,
    reset,
    discard,
    /** For `LeaveGuard`. */
    guard: { isChanged: () => parts.some((part) => part.isChanged()), onDiscard: discard },
  };
}
