import {
  replaceEqualDeep,
  useMutation as useQueryMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

const ignore = () => {};

/**
 * TanStack's, but a second press is the first one: called with the same input while it is under way, it waits for that answer and sends
 * nothing. A disabled button alone doesn't help, because it is only drawn after the second press of a double click.
 */
export function useMutation<Answer, Failure = Error, Input = void, Context = unknown>(
  options: UseMutationOptions<Answer, Failure, Input, Context>,
): UseMutationResult<Answer, Failure, Input, Context> {
  const result = useQueryMutation(options);
  const underWay = useRef<{ input: unknown; answer: Promise<Answer> } | null>(null);
  const { mutateAsync: send } = result;
  const mutateAsync = useCallback<typeof send>(
    (...asked) => {
      const [input] = asked;
      const now = underWay.current;
      if (now && replaceEqualDeep<unknown>(now.input, input) === now.input) return now.answer;
      const mine = { input, answer: send(...asked) };
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
    (...asked) => void mutateAsync(...asked).catch(ignore),
    [mutateAsync],
  );
  return { ...result, mutate, mutateAsync };
}
