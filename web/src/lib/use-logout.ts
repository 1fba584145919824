import { session } from './session.ts';
import { trpc } from './trpc.ts';

/** Milliseconds to wait for the server. */
const timeoutMs = 3_000;

/** Skips a session that the user has started in the meantime. */
const end = (token: string | null | undefined) => {
  if (session.token() === token) session.end(null);
};

/**
 * Ends the session locally without waiting for the server, so that a bad connection cannot keep a
 * user signed in.
 */
export function useLogout(): () => void {
  const { mutate } = trpc.session.logout.useMutation({
    onMutate: () => {
      const token = session.token();
      setTimeout(() => end(token), timeoutMs);
      return token;
    },
    onSettled: (_answer, _error, _input, token) => end(token),
  });
  return () => mutate();
}
