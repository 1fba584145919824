import dns from 'node:dns';
import type { Fault } from './fault.ts';

type Done = (error: NodeJS.ErrnoException | null) => void;

/** By which the world calls what it reaches, so that each new connection looks it up. */
export const lookedUp = 'localhost';

/** The machine's way from names to addresses is down: what is connected stays so, and nothing new is found. */
export function brokenNames(): Fault {
  const { lookup } = dns;
  return {
    name: 'names broken',
    stopsSearches: false,
    begin() {
      const fail = (...given: unknown[]) => {
        const error = Object.assign(new Error(`getaddrinfo EAI_AGAIN ${String(given[0])}`), {
          code: 'EAI_AGAIN',
        });
        (given.at(-1) as Done)(error);
      };
      dns.lookup = Object.assign(fail, lookup);
    },
    end: () => void (dns.lookup = lookup),
  };
}
