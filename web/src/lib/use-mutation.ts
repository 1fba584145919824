import {
  replaceEqualDeep,
  useMutation as useQueryMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

const ignore = () => {};

/**
 * Wraps TanStack's hook. A second call with the same input while the first is pending returns the
 * first result and sends nothing. Disabling the button is not enough, because it redraws after the
 * second click of a double click.
 */
export function useMutation<Answer, Failure = Error, Input = void, Context = unknown>(
  options: UseMutationOptions<Answer, Failure, Input, Context>,
): UseMutationResult<Answer, Failure, Input, Context> {
  const result = useQueryMutation(options);
  const underWay = useRef<{ input: unknown; answer: Promise<Answer> } | null>(null);
  const { mutateAsync: send } = result;
  const mutateAsync = useCallback<typeof send>(
    (...args) => {
      const [input] = args;
      const now = underWay.current;
      if (now && replaceEqualDeep<unknown>(now.input, input) === now.input) return now.answer;
      const mine = { input, answer: send(...args) };
      underWay.current = mine;
      const end = () => {
        if (underWay.current === mine) underWay.current = null;
      };
      mine.answer.then(end, end);
      return mine.answer;
    },
    [send],
  );
  const mutate = useCallback<typeof result.mutate>(
    (...args) => void mutateAsync(...args).catch(ignore),
    [mutateAsync],
  );
  return { ...result, mutate, mutateAsync };
}
