import { debounces } from '@massima/contract/constants';
import { isEmail, normalEmail } from '@massima/contract/format/email';
import type { SignupTransport } from './transport.ts';

/** Result of an address check. `address` is empty until a check has finished. */
export type EmailAnswer = { address: string; asking: boolean; used: boolean; returning: boolean };

export const noAnswer: EmailAnswer = { address: '', asking: false, used: false, returning: false };

/**
 * Checks whether an address is or was registered, 1.5 s after typing stops or immediately by `ask`
 * (Enter, or a prefilled address). A newer check aborts the older one. A failed check does not
 * block the form, because signup decides.
 */
export function createEmailCheck(transport: SignupTransport, onAnswer: (answer: EmailAnswer) => void) {
  let checkedAddress = '';
  let abort: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    abort?.abort();
    checkedAddress = '';
  };

  const check = async (email: string) => {
    const address = normalEmail(email);
    if (!isEmail(address) || checkedAddress === address) return;
    stop();
    checkedAddress = address;
    const { signal } = (abort = new AbortController());
    onAnswer({ ...noAnswer, address, asking: true });
    try {
      const [used, returning] = await Promise.all([
        transport.exists(address, signal),
        transport.existed(address, signal),
      ]);
      onAnswer({ address, asking: false, used, returning });
    } catch {
      if (signal.aborted) return;
      // Forgotten, so that Enter or another edit asks again.
      checkedAddress = '';
      onAnswer(noAnswer);
    }
  };

  const checkLater = (email: string) => {
    if (normalEmail(email) === checkedAddress) return;
    stop();
    onAnswer(noAnswer);
    timer = setTimeout(() => void check(email), debounces.emailCheck);
  };

  return { ask: check, typed: checkLater, stop };
}
