import { session } from './session.ts';
import { trpc } from './trpc.ts';

/** Milliseconds after which a server that says nothing is no longer waited for. */
const patience = 3_000;

/** A user may have signed in again since: that session is another one. */
const end = (token: string | null | undefined) => {
  if (session.token() === token) session.end(null);
};

/** Ends the session here whatever the server answers: a bad connection must not keep a user signed in who signs out. */
export function useLogout(): () => void {
  const { mutate } = trpc.session.logout.useMutation({
    onMutate: () => {
      const token = session.token();
      setTimeout(() => end(token), patience);
      return token;
    },
    onSettled: (_answer, _error, _input, token) => end(token),
  });
  return () => mutate();
}
