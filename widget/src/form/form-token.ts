import type { SignupTransport } from './transport.ts';

type Token = { value: string; since: number };

/** Milliseconds; two clocks and a network are in between. */
const margin = 300;

/**
 * The one-time token of a submission, prepared beforehand so that its minimum age has passed when a person is done. A
 * password manager can be faster: then the form waits instead of being refused.
 */
export function createTokens(transport: SignupTransport, minFillSeconds: number) {
  let current: Promise<Token> | undefined;

  const prepare = () => {
    const token = (current ??= transport.formToken().then((value) => ({ value, since: Date.now() })));
    // One that could not be fetched is requested again with the submission.
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
