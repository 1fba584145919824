import { createSignup } from '../form/create-signup.ts';
import { fieldId } from '../form/fields.tsx';
import { moveFocus } from '../form/move-focus.ts';
import { parsePrefill } from '../form/prefill.ts';
import { createRestTransport } from '../form/rest-transport.ts';
import type { Values } from '../form/rules.ts';
import { SignupView } from '../form/signup-view.tsx';
import { readBoot, takeSearch } from './boot.ts';
import { connect, readTokens, referrerOrigin } from './connect.ts';
import { draw } from './draw.ts';
import { reportCrash } from './report-crash.ts';
import { textIn } from './texts.ts';
import { applyLook, lookOf } from './theme.ts';

const names = ['name', 'surname', 'workArea', 'email', 'password'] as const;

/** Returns the values that a user or a password manager entered before the script started. */
function initialInput(): Partial<Values> {
  const input: Partial<Values> = {};
  for (const name of names) {
    const { value } = document.getElementById(fieldId(name)) as HTMLInputElement;
    if (value) input[name] = value;
  }
  return input;
}

/** Narrower than this the frame isn't really shown, and a height measured there would be absurd. CSS pixels. */
const leastWidth = 40;

/**
 * Calls back with the height of the content in CSS pixels. The height only grows while the width is
 * constant, because a shrinking frame would move the host page and reveal the form's progress.
 *
 * @returns a function that reports the height on demand
 */
function followHeight(content: HTMLElement, onHeight: (height: number) => void): () => number {
  let width = 0;
  let height = 0;
  const measure = () => {
    if (innerWidth < leastWidth) return height;
    const needed = Math.ceil(content.getBoundingClientRect().height);
    const before = height;
    height = innerWidth === width ? Math.max(height, needed) : needed;
    width = innerWidth;
    if (height !== before) onHeight(height);
    return height;
  };
  new ResizeObserver(measure).observe(content);
  addEventListener('resize', measure);
  // Observers do not fire in a hidden tab, so the height is measured again when the tab is shown.
  document.addEventListener('visibilitychange', measure);
  return measure;
}

reportCrash();
const query = takeSearch();
const {
  terms_url = '/terms',
  privacy_url = '/privacy',
  login_url = '/login',
  min_fill_seconds = 2,
} = readBoot();
const page = document.documentElement;
const root = document.getElementById('root') as HTMLElement;
// On its own page it is the page; on a partner's it is a part of theirs.
if (parent === window) root.role = 'main';

let tokens = readTokens(Object.fromEntries(query));
const darkness = matchMedia('(prefers-color-scheme: dark)');
const updateTheme = () => applyLook(lookOf(tokens, darkness.matches), page);
darkness.onchange = updateTheme;
updateTheme();

const send = connect(
  query.get('parent') ?? referrerOrigin(),
  (isFirst) => {
    const height = measure();
    if (isFirst) send({ type: 'ready', height, title: document.title, close: textIn('widget_close') });
    else send({ type: 'resized', height });
  },
  (changed) => {
    tokens = { ...tokens, ...changed };
    updateTheme();
  },
);

const measure = followHeight(root, (height) => send({ type: 'resized', height }));
measure();

/** Starts the form. The static HTML looks the same, and values typed into it are kept. */
function start() {
  if (isAlive) return;
  isAlive = true;
  const input = initialInput();
  const signup = createSignup({
    locale: page.lang as 'it' | 'en',
    prefill: parsePrefill(query.toString(), true),
    transport: createRestTransport(),
    minFillSeconds: min_fill_seconds,
    embedded: true,
    onStarted: () => send({ type: 'started' }),
    onSubmitted: (limited) => send({ type: 'submitted', limited }),
    onFailed: (reason) => send({ type: 'failed', reason }),
  });
  const urls = { termsUrl: terms_url, privacyUrl: privacy_url, loginUrl: login_url };
  let drawn = signup.view();
  const redraw = () => {
    const view = signup.view();
    draw(<SignupView t={textIn} signup={signup} view={view} embedded {...urls} />, root);
    moveFocus(drawn, view);
    drawn = view;
  };
  signup.subscribe(redraw);
  redraw();
  signup.start();
  if (Object.keys(input).length > 0) signup.change(input);
}
let isAlive = false;
// The form is seen first and answers a moment later. A tab that is not drawn calls no frames.
requestAnimationFrame(() => setTimeout(start));
setTimeout(start, 300);

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') send({ type: 'dismissed' });
});
