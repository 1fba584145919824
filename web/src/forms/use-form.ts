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
  /** Returns the request. Called on submit. */
  input: () => Input;
  /** Returns true if a successful response means rejection and the rejection has been shown. */
  isRefused?: (response: Answer) => boolean;
  /** Maps an error of the whole request to an issue of one field. */
  issuesOf?: (error: CallError) => readonly Issue[];
  /** Keeps the input after success, for a text that is checked repeatedly. */
  keepsInput?: boolean;
  onDone?: (response: Answer, sent: Input) => unknown;
}

/**
 * Submits fields by a mutation of `web/src/api`. Shows validation errors and the server's issues
 * next to their field and focuses the first. Other errors are shown by the mutation's notice, or by
 * the form from `error`. Input is kept until it has been saved.
 */
export function useForm<Input, Answer>(
  parts: readonly Part[],
  {
    input,
    isRefused,
    issuesOf = ({ issues }) => issues,
    keepsInput = false,
    onDone,
    meta,
    ...mutation
  }: Options<Input, Answer>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [isPlaced, setPlaced] = useState(false);
  const [errorCount, setErrorCount] = useState(0);
  useEffect(() => {
    if (errorCount === 0) return;
    const container = form.current?.closest('dialog') ?? document;
    container.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errorCount]);

  /** Shows the issues of an error next to their fields. Returns true if that covers all of them. */
  const placeIssues = (error: unknown): boolean => {
    const issues = issuesOf(callError(error));
    const left = parts.reduce((rest: readonly Issue[], part) => part.take(rest), issues);
    const isAll = issues.length > 0 && left.length === 0;
    setPlaced(isAll);
    if (issues.length > left.length) setErrorCount((before) => before + 1);
    return isAll;
  };
  const { mutate, isPending, data, error, reset } = useMutation({
    ...mutation,
    ...(meta && {
      meta: {
        ...meta,
        onError: (refusal: unknown, sentInput: unknown) =>
          void (placeIssues(refusal) || meta.onError(refusal, sentInput)),
      },
    }),
    onMutate: () => parts.map((part) => part.settling()),
    onSuccess: (response, sent, settle) => {
      if (isRefused?.(response)) return setErrorCount((before) => before + 1);
      if (!keepsInput) for (const settlePart of settle) settlePart();
      return onDone?.(response, sent);
    },
  });

  const showIssues = () => {
    for (const part of parts) part.showIssues();
    setErrorCount((before) => before + 1);
  };
  const isComplete = parts.every((part) => part.isComplete);
  const discard = () => {
    for (const part of parts) part.clear();
  };
  return {
    /** Props of the `form` element. */
    props: {
      ref: form,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (isPending) return;
        if (isComplete) mutate(input());
        else showIssues();
      },
      // A browser silently ignores Enter if the submit button is disabled.
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
    /** Error that belongs to no field; null if every issue is shown. */
    error: isPlaced ? null : error,
    reset,
    discard,
    /** For `LeaveGuard`. */
    guard: { isChanged: () => parts.some((part) => part.isChanged()), onDiscard: discard },
  };
}
