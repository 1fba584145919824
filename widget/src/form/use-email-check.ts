import { debounces } from '@massima/contract/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isEmail, normalEmail } from './rules.ts';
import type { SignupTransport } from './transport.ts';

/** `address` says which e-mail the answer is about: an answer to an older one never counts. */
export type EmailAnswer = {
  address: string;
  status: 'checking' | 'known';
  used: boolean;
  returning: boolean;
};

const nothing: EmailAnswer = { address: '', status: 'known', used: false, returning: false };

/**
 * Asks whether an address is, or once was, registered: 1.5 s after typing stops, or at once by `checkNow` (Enter, or a
 * given address). A newer question aborts the older. A question without an answer is no obstacle: signup decides.
 */
export function useEmailCheck(email: string, transport: SignupTransport, atOnce: boolean) {
  const [answer, setAnswer] = useState(nothing);
  const open = useRef<{ address: string; abort: AbortController } | undefined>(undefined);
  const address = normalEmail(email);

  const checkNow = useCallback(() => {
    if (!isEmail(address) || open.current?.address === address) return;
    open.current?.abort.abort();
    const abort = new AbortController();
    open.current = { address, abort };
    setAnswer({ address, status: 'checking', used: false, returning: false });
    Promise.all([transport.exists(address, abort.signal), transport.existed(address, abort.signal)])
      .then(([used, returning]) => setAnswer({ address, status: 'known', used, returning }))
      .catch(() => {
        if (abort.signal.aborted) return;
        // Forgotten, so that Enter or another edit asks again.
        open.current = undefined;
        setAnswer(nothing);
      });
  }, [address, transport]);

  useEffect(() => {
    if (open.current && open.current.address !== address) {
      open.current.abort.abort();
      open.current = undefined;
    }
    const timer = setTimeout(checkNow, atOnce ? 0 : debounces.emailCheck);
    return () => clearTimeout(timer);
  }, [address, checkNow, atOnce]);

  useEffect(() => () => open.current?.abort.abort(), []);

  return { answer: answer.address === address ? answer : nothing, checkNow };
}
