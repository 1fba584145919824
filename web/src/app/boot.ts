/**
 * Runs before the first paint, while the app is still coming: colour scheme, language, stand-in, what to load, and the calls
 * that the first screen begins with. Bundled into the page (`build/boot-script.ts`), so each import counts twice.
 */
import { queryMaxLength } from '@massima/contract/constants';
import { newSearchState } from '../features/search/search-state.ts';
import { keptSearches } from '../features/search/answer-caches.ts';
import { searchInput } from '../features/search/search-input.ts';
import { chosenLocale } from '../lib/locale.ts';
import { readStored } from '../lib/storage.ts';
import { storedSnapshot, storedToken } from '../lib/stored-session.ts';
import type { PrefetchedCall } from '../lib/prefetched-calls.ts';
import { gateStep } from './gates/gate-step.ts';
import type { ScreenData } from './screen-data.ts';

/** Put here by the build. */
declare const screenData: ScreenData;
const { screens, files } = screenData;

const root = document.documentElement;
const scheme = readStored('localStorage', 'scheme') ?? 'auto';
const isDark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
const locale = chosenLocale();
root.lang = locale;

const token = storedToken();
/**
 * Returns the screen of the address. Without a session, every private address shows the login;
 * undefined if no screen matches.
 */
const found = screens.find(({ at }) => new RegExp(at, 'i').test(location.pathname));
const first = token !== null || found?.open ? found : screens.find((screen) => screen.skeleton === 'login');
window.massimaFirst = first ? screens.indexOf(first) : -1;

const params = new URLSearchParams(location.search);
const question = newSearchState(
  params.get('q') ?? '',
  params.get('tipo') === 'sentenza' ? 'sentenza' : 'massima',
);
const skeleton = first?.skeleton ?? 'page';
root.setAttribute('data-start', skeleton === 'search' && question.q ? 'answer' : skeleton);
// Shows the query before anything else has loaded.
if (question.q) root.style.setProperty('--question', JSON.stringify(question.q.replace(/\s+/g, ' ')));

const places = first ? [...first.files, ...screenData[locale], ...first[locale]] : [];
for (const place of places) {
  const file = files[place] ?? '';
  const link = document.createElement('link');
  link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
  if (link.rel === 'preload') link.as = file.endsWith('.css') ? 'style' : 'font';
  link.crossOrigin = '';
  link.href = file;
  document.head.appendChild(link);
}

// The first date or number that is written makes the browser look through all the languages it knows, which blocks a slow phone
// for 80 ms: while the app is still loading, and after the first paint, so it delays nothing.
requestAnimationFrame(() => void setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('it')));

/** Sends a request to an operation's address. */
const answerTo = (sender: string, address: string, body: string | null = null) =>
  fetch(`/trpc/${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${sender}`, ...(body && { 'content-type': 'application/json' }) },
    body,
  }).then((response) => response.json());

/** Keeps an answer for the app to take over (`lib/prefetched-calls.ts`). */
function keep(token: string, path: string, input: string | undefined, answer: PrefetchedCall['answer']) {
  answer.catch(() => undefined); // The app repeats a failed request
  window.massimaEarly?.push({ path, input, token, at: Date.now(), answer });
}

/** In one request: a slow phone has few connections, and the app is coming through them. */
function askTogether(sender: string, id: number, asks: NonNullable<ScreenData['screens'][number]['asks']>) {
  const calls = asks.map(({ path, input }) => ({ path, input: input?.replace('"id":0', `"id":${id}`) }));
  const inputs = calls.flatMap(({ input }, place) => (input ? `"${place}":${input}` : []));
  const address = `${calls.map(({ path }) => path).join()}?batch=1&input=${encodeURIComponent(`{${inputs.join()}}`)}`;
  const answers = answerTo(sender, address);
  calls.forEach(({ path, input }, place) =>
    keep(
      sender,
      path,
      input,
      answers.then((list: Awaited<PrefetchedCall['answer']>[]) => list[place]!),
    ),
  );
}

/** A question has a price: only where the app is sure to ask it, in these words, and has no answer in this tab. */
const isAskedAnew = () =>
  question.q &&
  question.q.length <= queryMaxLength &&
  [...params.keys()].every((name) => name === 'q' || name === 'tipo') &&
  readStored('sessionStorage', keptSearches) === null &&
  !(history.state as { usr?: unknown } | null)?.usr;

const account = storedSnapshot();
if (token !== null && account && gateStep(token, account) === 'open' && first && !first.open) {
  window.massimaEarly = [];
  if (skeleton === 'search' && isAskedAnew()) {
    const input = JSON.stringify(searchInput(question));
    keep(token, 'search.run', input, answerTo(token, 'search.run', input));
  }
  keep(token, 'session.check', undefined, answerTo(token, 'session.check'));
  // An administrator has no subscription, and no customer is to be made for one.
  if (first.asks && !location.search && account.type === 'user') askTogether(token, account.id, first.asks);
}
