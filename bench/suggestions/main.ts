import { parseArgs } from 'node:util';
import { percentile } from '../percentile.ts';

// npm run bench:suggestions -- [--url http://localhost:3000]
//   against a demo that runs; the floor is a call that does nothing but look the session up

const typed = [
  'codice civ',
  'statuto lav',
  'art 18 st',
  '2051 c.c.',
  'l. 241/90',
  'cass 123',
  '12345/2019',
  'responsabilità san',
  'licenziamento per giu',
  'danno non pat',
];
const account = { hash: 'PC-bench-suggestions', email: 'lawyer@example.com', password: 'massima-demo' };
/** Under what an account may ask in a minute. */
const maxCalls = 250;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:3000' } } });
  const api = `${values.url.replace(/\/$/, '')}/api`;
  const login = await fetch(`${api}/users/login/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = (await login.json()) as { token?: string };
  if (!token) throw new Error(`${values.url} does not log ${account.email} in: start the demo first.`);
  const time = async (path: string) => {
    const started = performance.now();
    const answer = await fetch(api + path, { headers: { authorization: `Bearer ${token}` } });
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return performance.now() - started;
  };
  // As a user types: every beginning of every text, each between two calls of the floor.
  const beginnings = typed
    .flatMap((text) => [...text].map((_, i) => text.slice(0, i + 1)))
    .slice(0, maxCalls);
  const [suggested, floor]: [number[], number[]] = [[], []];
  for (const q of beginnings) {
    floor.push(await time('/users/check'));
    suggested.push(await time(`/search/suggestions?q=${encodeURIComponent(q)}`));
  }
  const [a, b] = [spread(suggested), spread(floor)];
  process.stdout.write(
    [
      `${beginnings.length} beginnings, milliseconds at the client: p50, p95`,
      `suggestions ${a.p50.toFixed(1)} ${a.p95.toFixed(1)}`,
      `floor       ${b.p50.toFixed(1)} ${b.p95.toFixed(1)}`,
      `ratio of the medians ${(a.p50 / b.p50).toFixed(2)}`,
      '',
    ].join('\n'),
  );
}

const spread = (times: readonly number[]) => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
});

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
