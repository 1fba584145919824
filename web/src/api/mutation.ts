import type { MutationKey, QueryKey } from '@tanstack/react-query';
import { errorDataOf } from '../lib/call-error.ts';
import { errorMessage } from '../lib/error-message.ts';
import { currentText, type Text, type TextKey } from '../lib/i18n.tsx';
import { queryClient } from '../lib/query-client.ts';
import { toast } from '../lib/toast.ts';

interface Outcome<Input> {
  /** Queries to refetch. Must name the affected queries, never all of them by `[]`. */
  stale?: (input: Input) => QueryKey[];
  /**
   * When `stale` is refetched. `first`: on success, before the screen's own callbacks, so that no
   * old data appears next to the success message. `last`: on success, after those callbacks, if
   * the screen shows the change itself. `always`: after success and error. `refused`: after an
   * error only, if the screen updates optimistically.
   */
  when?: 'first' | 'last' | 'always' | 'refused';
  /**
   * Error message: a text for errors without a reason from the server, or a function. Null if the
   * screen shows the error itself.
   */
  failed?: TextKey | null | ((error: unknown, text: Text, input: Input) => string);
  /** Mutations of one scope run one at a time, so the last click wins. */
  scope?: string;
  /**
   * Identifies the mutation, so that a screen can show it as pending after its dialog was closed.
   */
  key?: MutationKey;
}

/** Callbacks that the mutation cache runs for every mutation, even after its screen was left. */
type Meta = {
  onSuccess(input: unknown): unknown;
  onError(error: unknown, input: unknown): void;
  onSettled(error: unknown, input: unknown): unknown;
};
declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Meta;
  }
}
// Set here and not where the cache is created, because the login loads no mutations.
queryClient.getMutationCache().config = {
  onSuccess: (_answer, input, _context, { meta }) => meta?.onSuccess(input),
  onError: (error, input, _context, { meta }) => meta?.onError(error, input),
  onSettled: (_answer, error, input, _context, { meta }) => meta?.onSettled(error, input),
};

/** Refetches the queries; resolves when the visible ones have data. */
export const refetchStale = (keys: readonly QueryKey[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/**
 * Refetches and error messages of a mutation. Used directly if its `mutationFn` takes several
 * steps.
 */
export function standardMutation<Input>({
  stale = () => [],
  when = 'first',
  failed = 'generic_fail_message',
  scope,
  key,
}: Outcome<Input> = {}) {
  const refresh = (input: Input) => refetchStale(stale(input));
  return {
    ...(scope && { scope: { id: scope } }),
    ...(key && { mutationKey: key }),
    meta: {
      onSuccess: (input: Input) => (when === 'first' ? refresh(input) : undefined),
      onError(error: unknown, input: Input) {
        // The form that was confirmed shows the changed quote; data around it has changed as well.
        if (errorDataOf(error, 'quote_changed')) return void refresh(input);
        if (failed === null) return;
        const text = currentText();
        const message =
          typeof failed === 'function' ? failed(error, text, input) : errorMessage(text, error, failed);
        toast(message, { tone: 'error' });
      },
      onSettled: (error: unknown, input: Input) =>
        when === 'always' || when === (error ? 'refused' : 'last') ? refresh(input) : undefined,
    },
  };
}

/** Options for `useMutation`: an API call with its refetches and error message. */
export const mutation = <Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  then: Outcome<Input> = {},
) => ({
  // The client calls it with further arguments, which tRPC would read as its options.
  mutationFn: (input: Input) => call(input),
  ...standardMutation(then),
});
