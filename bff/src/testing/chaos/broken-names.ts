import dns from 'node:dns';
import type { Fault } from './fault.ts';

type Done = (error: NodeJS.ErrnoException | null) => void;

/** Host name of the services in the test, so that each new connection needs a DNS lookup. */
export const hostName = 'localhost';

/** Fault: DNS lookups fail. Open connections stay open; new connections fail. */
export function brokenNames(): Fault {
  const { lookup } = dns;
  return {
    name: 'names broken',
    stopsSearches: false,
    begin() {
      const fail = (...parameters: unknown[]) => {
        const error = Object.assign(new Error(`getaddrinfo EAI_AGAIN ${String(parameters[0])}`), {
          code: 'EAI_AGAIN',
        });
        (parameters.at(-1) as Done)(error);
      };
      dns.lookup = Object.assign(fail, lookup);
    },
    end: () => void (dns.lookup = lookup),
  };
}
