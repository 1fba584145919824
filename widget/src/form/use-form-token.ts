import { useEffect, useRef } from 'react';
import type { SignupTransport } from './transport.ts';

type Token = { value: string; since: number };

/** Milliseconds; two clocks and a network lie between. */
const margin = 300;

/**
 * The one-time token of a submission, fetched beforehand so that its minimum age has passed when a person is done. A
 * password manager can be faster: then the form waits instead of being refused.
 */
export function useFormToken(transport: SignupTransport, minFillSeconds: number) {
  const current = useRef<Promise<Token> | undefined>(undefined);

  const prepare = () =>
    (current.current ??= transport.formToken().then((value) => ({ value, since: Date.now() })));

  useEffect(() => {
    // A token that could not be had now is asked for again with the submission.
    prepare().catch(() => (current.current = undefined));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, whatever is drawn again
  }, []);

  /** Hands out the token once it is old enough; the next call fetches another. */
  return async () => {
    const token = prepare();
    current.current = undefined;
    const { value, since } = await token;
    await new Promise((resolve) => setTimeout(resolve, since + minFillSeconds * 1000 + margin - Date.now()));
    return value;
  };
}
