import { readBrief } from '@massima/law/brief/read-brief';
import { normaliseText } from '@massima/law/normalise-text';
import { percentile } from '../percentile.ts';

const longest = 100_000;
const rounds = 9;
const today = '2026-11-26';
const vocabulary =
  'la parte ricorrente deduce che il custode risponde del danno cagionato dalla cosa salvo che provi il caso fortuito'.split(
    ' ',
  );
const forms: ((i: number) => string)[] = [
  (i) => `Cass. civ., sez. III, 12 gennaio ${2000 + (i % 25)}, n. ${1000 + i}`,
  (i) => `Cass. pen., sez. IV, n. ${20_000 + i}/${2005 + (i % 20)}`,
  (i) => `Corte cost. n. ${1 + i}/${1990 + (i % 30)}`,
  (i) => `art. ${1 + i} c.c.`,
  (i) => `Trib. Milano, 3 marzo ${2010 + (i % 15)}, n. ${100 + i}`,
  (i) => `art. ${1 + (i % 30)}, comma 2, l. 241/1990`,
];
const citation = (i: number) => forms[i % forms.length]!(i);
const prose = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => vocabulary[(from + i * 7) % vocabulary.length]).join(' ');

/**
 * Test texts: a long brief with sixty citations, as lawyers write it, and texts designed to slow
 * down a parser.
 */
const texts: Record<string, (length: number) => string> = {
  'a brief with 60 citations': (length) => fill(length, (i) => `${prose(i, 255)} (${citation(i)}).\n\n`),
  'the same in pages': (length) =>
    fill(length, (i) => `${prose(i, 255)} (${citation(i)}\n\nStudio legale Rossi\n${i}\n\nR.G. 123/2020\n`),
  'quotations side by side': (length) =>
    fill(length, (i) => `«${prose(i, 9)}», «${prose(i + 3, 9)}» (${citation(i)}); `),
  'short quotations': (length) => fill(length, () => '«così» e '),
  'citations alone': (length) => fill(length, (i) => `${citation(i)}; `),
  'halves of citations': (length) => fill(length, (i) => `Cass. civ., sez. II, ${1 + (i % 28)} marzo\n`),
  'equal lines in turn': (length) => fill(length, (i) => `uguale\nCass. ${i}\n`),
  'back-references': (length) => fill(length, (i) => `${i % 50 === 0 ? citation(i) : 'sent. cit.'}; `),
  'names of parties': (length) => fill(length, () => 'Cass., Franzese, cit.; '),
  'the same act': (length) => fill(length, (i) => `l. 241/1990, art. ${i % 9}; `),
  'kinds alone': (length) => fill(length, () => 'sentenza '),
  'open brackets': (length) => fill(length, () => '(«("'),
};

function fill(length: number, piece: (i: number) => string): string {
  let text = '';
  for (let i = 0; text.length < length; i++) text += piece(i);
  return text.slice(0, length);
}

/**
 * Measures the processor time in milliseconds, of the parser and of normalising, for a quarter, a
 * half and all of the longest text.
 */
export async function measureReading(): Promise<string[]> {
  const lines = [
    `reading ${longest} characters: processor ms; the ratio of a half and of the whole to a quarter (linear: 2 and 4); times normalising alone`,
  ];
  for (const [name, make] of Object.entries(texts)) {
    const sizes = [longest / 4, longest / 2, longest].map(make);
    const times = await inTurns(sizes.map((text) => () => readBrief(text, today)));
    const longestText = sizes.at(-1) ?? '';
    // Uses another text in each round, because the last normalised text is cached.
    const [floor = 0] = await inTurns([async (i) => normaliseText(`${longestText}${i}`)]);
    const [quarter = 0, half = 0, all = 0] = times;
    lines.push(
      `${name.padEnd(28)} ${all.toFixed(0).padStart(5)} | x2 ${(half / quarter).toFixed(1)} x4 ${(all / quarter).toFixed(1)} | ${(all / floor).toFixed(0)}`,
    );
  }
  return lines;
}

/** Returns the minimum over several rounds, because other load on the machine only adds time. */
async function inTurns(works: readonly ((round: number) => Promise<unknown>)[]): Promise<number[]> {
  const times: number[][] = works.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, work] of works.entries()) {
      const started = process.cpuUsage();
      await work(round);
      const { user, system } = process.cpuUsage(started);
      times[i]?.push((user + system) / 1000);
    }
  return times.map((all) => Math.min(...all));
}

const account = { hash: 'PC-bench-citations', email: 'lawyer@example.com', password: 'massima-demo' };
/** Under what an account may check in a day. */
const checks = 10;

/**
 * Measures the operation against a running demo. The baseline is a call that only checks the
 * session.
 */
export async function measureCheck(url: string): Promise<string[]> {
  const api = `${url.replace(/\/$/, '')}/api`;
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${api}/users/login/local`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const { token } = (await login.json()) as { token?: string };
  if (!token) throw new Error(`${url} does not log ${account.email} in: start the demo first.`);
  const headers = { ...json, authorization: `Bearer ${token}` };
  const call = async (path: string, body?: string) => {
    const response = await fetch(api + path, { headers, ...(body && { method: 'POST', body }) });
    await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
  };
  const text = texts['a brief with 60 citations']?.(longest) ?? '';
  const quoting = texts['quotations side by side']?.(longest) ?? '';
  const times: Record<'brief' | 'quoting' | 'floor', number[]> = { brief: [], quoting: [], floor: [] };
  for (let i = 0; i < checks; i++)
    for (const [name, path, body] of [
      ['floor', '/users/check', undefined],
      ['brief', '/citations', JSON.stringify({ text })],
      ['quoting', '/citations', JSON.stringify({ text: quoting })],
    ] as const) {
      const started = performance.now();
      await call(path, body);
      times[name].push(performance.now() - started);
    }
  const floor = percentile(times.floor, 0.5);
  return (['floor', 'brief', 'quoting'] as const).map((name) => {
    const [p50, p95] = [percentile(times[name], 0.5), percentile(times[name], 0.95)];
    return `${name.padEnd(8)} p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${(p50 / floor).toFixed(0)} times the floor`;
  });
}
