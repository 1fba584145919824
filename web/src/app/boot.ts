/**
 * Runs before the first paint, while the app is loading: sets colour scheme, language and
 * skeleton, requests the chunks, and sends the calls of the first screen. Bundled into the page
 * (`build/boot-script.ts`), so each import counts twice.
 */
import { queryMaxLength } from '@massima/contract/constants';
import { newSearchState } from '../features/search/search-state.ts';
import { searchesKey } from '../features/search/answer-caches.ts';
import { searchInput } from '../features/search/search-input.ts';
import { chosenLocale } from '../lib/locale.ts';
import { readStored } from '../lib/storage.ts';
import { storedSnapshot, storedToken } from '../lib/stored-session.ts';
import type { PrefetchedCall } from '../lib/prefetched-calls.ts';
import { gateStep } from './gates/gate-step.ts';
import type { ScreenData } from './screen-data.ts';

/** Inserted by the build. */
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

const fileIndexes = first ? [...first.files, ...screenData[locale], ...first[locale]] : [];
for (const index of fileIndexes) {
  const file = files[index] ?? '';
  const link = document.createElement('link');
  link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
  if (link.rel === 'preload') link.as = file.endsWith('.css') ? 'style' : 'font';
  link.crossOrigin = '';
  link.href = file;
  document.head.appendChild(link);
}

// The first formatted date or number makes the browser load its languages, which blocks a slow
// phone for 80 ms. Done here while the app is loading and after the first paint, so that it delays
// nothing.
requestAnimationFrame(() => void setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('it')));

/** Sends a request to an operation and returns the parsed response. */
const answerTo = (sender: string, address: string, body: string | null = null) =>
  fetch(`/trpc/${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${sender}`, ...(body && { 'content-type': 'application/json' }) },
    body,
  }).then((response) => response.json());

/** Stores a response for the app (`lib/prefetched-calls.ts`). */
function keep(token: string, path: string, input: string | undefined, response: PrefetchedCall['response']) {
  response.catch(() => undefined); // The app repeats a failed request
  window.massimaEarly?.push({ path, input, token, at: Date.now(), response });
}

/**
 * Sends the calls in one request, because a slow phone has few connections and the app is loading
 * through them.
 */
function sendBatch(sender: string, id: number, requests: NonNullable<ScreenData['screens'][number]['asks']>) {
  const calls = requests.map(({ path, input }) => ({ path, input: input?.replace('"id":0', `"id":${id}`) }));
  const inputs = calls.flatMap(({ input }, index) => (input ? `"${index}":${input}` : []));
  const address = `${calls.map(({ path }) => path).join()}?batch=1&input=${encodeURIComponent(`{${inputs.join()}}`)}`;
  const responses = answerTo(sender, address);
  calls.forEach(({ path, input }, index) =>
    keep(
      sender,
      path,
      input,
      responses.then((list: Awaited<PrefetchedCall['response']>[]) => list[index]!),
    ),
  );
}

/**
 * Returns true if the app will certainly send this query and has no stored results in this tab. A
 * search is charged, so it must not be sent otherwise.
 */
const shouldPrefetchSearch = () =>
  question.q &&
  question.q.length <= queryMaxLength &&
  [...params.keys()].every((name) => name === 'q' || name === 'tipo') &&
  readStored('sessionStorage', searchesKey) === null &&
  !(history.state as { usr?: unknown } | null)?.usr;

const account = storedSnapshot();
if (token !== null && account && gateStep(token, account) === 'open' && first && !first.open) {
  window.massimaEarly = [];
  if (skeleton === 'search' && shouldPrefetchSearch()) {
    const input = JSON.stringify(searchInput(question));
    keep(token, 'search.run', input, answerTo(token, 'search.run', input));
  }
  keep(token, 'session.check', undefined, answerTo(token, 'session.check'));
  // An administrator has no subscription, and the request would create a customer.
  if (first.asks && !location.search && account.type === 'user') sendBatch(token, account.id, first.asks);
}
