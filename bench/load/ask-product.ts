import { Pool } from 'undici';
import type { BenchQuestion } from '../generator/make-questions.ts';
import type { Contender } from './contender.ts';

/**
 * Next account for each query. Consecutive queries use different accounts, and each repetition
 * uses the next account.
 */
const nextAccounts = new Map<string, number>();
const nextAccount = ({ query }: BenchQuestion): number => {
  const account = nextAccounts.get(query) ?? nextAccounts.size;
  nextAccounts.set(query, account + 1);
  return account;
};

/**
 * Sends queries to the complete application through its API: session, quota, history and
 * highlights. Each account sends a query only once, so every query with results is charged.
 */
export function createProductContender(
  url: string,
  tokens: readonly string[],
  concurrency: number,
  { name = 'product', processes = {} }: Partial<Pick<Contender, 'name' | 'processes'>> = {},
): Contender {
  const pool = new Pool(url, { connections: concurrency });
  return {
    name,
    processes,
    async send(question) {
      const { query, filters } = question;
      const token = tokens[nextAccount(question) % tokens.length];
      const { statusCode, body } = await pool.request({
        method: 'POST',
        path: '/trpc/search.run',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ query, filters }),
      });
      const text = await body.text();
      if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${text.slice(0, 300)}`);
      // A search without results is not charged.
      if (!/"charged":true|"total":0,/.test(text))
        throw new Error(`${name}: a measured search was not charged to the account`);
    },
    close: () => pool.close(),
  };
}
