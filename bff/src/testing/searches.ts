import { searchesAtOnce } from '@massima/contract/constants';
import type { Answer } from './client.ts';
import type { TestUser } from './factories/user.ts';
import type { TestApp } from './test-app.ts';

export const searchAs = (user: TestUser, query: string, more: object = {}): Promise<Answer> =>
  user.client.mutate('search.run', { query, ...more });

/** Runs `work` with the maximum concurrency of an account. */
export async function repeat(n: number, work: (i: number) => Promise<Answer>): Promise<Answer[]> {
  const responses: Answer[] = [];
  for (let from = 0; from < n; from += searchesAtOnce) {
    const some = Array.from({ length: Math.min(searchesAtOnce, n - from) }, (_, i) => work(from + i));
    responses.push(...(await Promise.all(some)));
  }
  return responses;
}

/** Returns the charges and rows of an account's searches. */
export async function written({ deps }: TestApp, user: TestUser) {
  const count = async (table: 'questions' | 'metered_usage') =>
    (await deps.db(table).where({ user_id: user.id })).length;
  return {
    used: (await user.reload()).used_queries,
    history: await count('questions'),
    metered: await count('metered_usage'),
  };
}
