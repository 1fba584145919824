import { render } from 'preact';
import texts from 'virtual:texts';
import { parsePrefill } from '../form/prefill.ts';
import { createRestTransport } from '../form/rest-transport.ts';
import { SignupForm } from '../form/signup-form.tsx';
import type { Translate } from '../form/text-keys.ts';
import { readBoot, takeSearch } from './boot.ts';
import { connect, readTokens } from './connect.ts';
import { followHeight } from './follow-height.ts';
import { applyLook, lookOf } from './theme.ts';

const search = takeSearch();
const query = new URLSearchParams(search);
const { terms_url = '/terms', login_url = '/login', min_fill_seconds = 2 } = readBoot();
const page = document.documentElement;
const root = document.getElementById('root') as HTMLElement;

let tokens = readTokens(Object.fromEntries(query));
const darkness = matchMedia('(prefers-color-scheme: dark)');
const look = () => applyLook(lookOf(tokens, darkness.matches), page);
darkness.onchange = look;
look();

/** The frame's texts hold plain placeholders only; a test keeps it so. */
const t: Translate = (key, values = {}) =>
  texts[key].replace(/{(\w+)}/g, (_, name: string) => `${values[name]}`);

const send = connect(
  query.get('parent') ?? '',
  () => send({ type: 'ready', height: measure(), title: document.title, close: t('widget_close') }),
  (changed) => {
    tokens = { ...tokens, ...changed };
    look();
  },
);

render(
  <SignupForm
    t={t}
    locale={page.lang as 'it' | 'en'}
    prefill={parsePrefill(search, true)}
    transport={createRestTransport()}
    termsUrl={terms_url}
    loginUrl={login_url}
    minFillSeconds={min_fill_seconds}
    embedded
    onStarted={() => send({ type: 'started' })}
    onSubmitted={(limited) => send({ type: 'submitted', limited })}
    onFailed={(reason) => send({ type: 'failed', reason })}
  />,
  root,
);

const measure = followHeight(root, (height) => send({ type: 'resized', height }));
measure();

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') send({ type: 'dismissed' });
});
