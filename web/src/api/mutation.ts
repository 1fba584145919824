import type { MutationKey, QueryKey } from '@tanstack/react-query';
import { errorDataOf } from '../lib/call-error.ts';
import { errorMessage } from '../lib/error-message.ts';
import { currentText, type Text, type TextKey } from '../lib/i18n.tsx';
import { queryClient } from '../lib/query-client.ts';
import { toast } from '../lib/toast.ts';

interface Outcome<Input> {
  /** What is refetched. Everything by `[]` is a mistake: a mutation names what it touches. */
  stale?: (input: Input) => QueryKey[];
  /**
   * `first`: once it is done, and before the screen does what it does then, so that nothing old shows next to "done".
   * `last`: after that, where the screen shows the change by itself. `always`: the same, and after a refusal too.
   * `refused`: only then, where the screen showed before it was true what now isn't.
   */
  when?: 'first' | 'last' | 'always' | 'refused';
  /** What a notice says when it fails: the screen's own sentence where the server gives no reason. Null: the screen says it. */
  failed?: TextKey | null | ((error: unknown, text: Text, input: Input) => string);
  /** Of one scope, one runs after the other: the last press is the one that counts. */
  scope?: string;
  /** By which a screen knows that it is under way, though the dialog that began it has gone. */
  key?: MutationKey;
}

/** What the cache carries out wherever a mutation was called, also once that screen has been left. */
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
// Here and not where the cache is made: the login declares none, and loads none of this.
queryClient.getMutationCache().config = {
  onSuccess: (_answer, input, _context, { meta }) => meta?.onSuccess(input),
  onError: (error, input, _context, { meta }) => meta?.onError(error, input),
  onSettled: (_answer, error, input, _context, { meta }) => meta?.onSettled(error, input),
};

/** Refetches these; resolves when what is shown of them has come. */
export const refetchStale = (keys: readonly QueryKey[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** What follows a mutation: for `useMutation`, next to a `mutationFn` that takes several steps. */
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
        // Shown where it was confirmed, with what has changed; what is around it has changed too.
        if (errorDataOf(error, 'quote_changed')) return void refresh(input);
        if (failed === null) return;
        const text = currentText();
        const said =
          typeof failed === 'function' ? failed(error, text, input) : errorMessage(text, error, failed);
        toast(said, { tone: 'error' });
      },
      onSettled: (error: unknown, input: Input) =>
        when === 'always' || when === (error ? 'refused' : 'last') ? refresh(input) : undefined,
    },
  };
}

/** A call that changes something, with all that follows it, for `useMutation`. Screens add what they alone know. */
export const mutation = <Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  then: Outcome<Input> = {},
) => ({
  // Called with more, of which the client would take what it knows for its own options.
  mutationFn: (input: Input) => call(input),
  ...standardMutation(then),
});
