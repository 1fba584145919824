import type { SignupTransport } from './transport.ts';

type Token = { value: string; since: number };

/** Milliseconds; two clocks and a network are in between. */
const margin = 300;

/**
 * Fetches the one-time token of a submission early, so that the token has its minimum age when the
 * user submits. If a password manager is faster, the form waits.
 */
export function createTokens(transport: SignupTransport, minFillSeconds: number) {
  let current: Promise<Token> | undefined;

  const prepare = () => {
    const token = (current ??= transport.formToken().then((value) => ({ value, since: Date.now() })));
    // A failed token is requested again on submission.
    token.catch(() => (current = undefined));
    return token;
  };

  /** Hands out the token once it is old enough; the next call fetches another. */
  const take = async () => {
    const { value, since } = await prepare();
    current = undefined;
    await new Promise((resolve) => setTimeout(resolve, since + minFillSeconds * 1000 + margin - Date.now()));
    return value;
  };

  return { prepare, take };
}
