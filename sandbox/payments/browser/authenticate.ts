import { callApi, lastError } from './call-api.ts';
import { wrap } from './protocol.ts';
import { languageOf, textsIn } from './texts.ts';

/**
 * Script of the bank's page, in the dialog or on its own: prompts the customer, sends the response
 * to the sandbox and reports that it is done.
 */
const query = new URLSearchParams(location.search);
const host = query.get('host');
const back = query.get('return_url');
const source = location.pathname.split('/').at(-1) ?? '';
const secret = query.get('client_secret') ?? '';
const language = languageOf(query.get('lang') ?? undefined);
const texts = textsIn(language);

function tell(message: { type: string; height?: number }): void {
  if (host && window.parent !== window) window.parent.postMessage(wrap(message), host);
}

async function choose(outcome: 'complete' | 'fail', buttons: HTMLButtonElement[]): Promise<void> {
  for (const button of buttons) button.disabled = true;
  // Any publishable key works, because the secret gives access to the intent.
  const line = { origin: location.origin, key: 'pk_test_sandbox', texts };
  const response = await callApi(line, 'POST', '/v1/3ds2/authenticate', {
    source,
    client_secret: secret,
    outcome,
  });
  if (back && !host && !('error' in response)) {
    const kind = source.startsWith('seti_') ? 'setup_intent' : 'payment_intent';
    const address = new URL(back);
    address.searchParams.set(kind, source);
    address.searchParams.set(`${kind}_client_secret`, secret);
    address.searchParams.set('redirect_status', lastError(response.object, texts) ? 'failed' : 'succeeded');
    if (/^https?:$/.test(address.protocol)) location.assign(address);
    return;
  }
  tell({ type: 'authenticated' });
  say('error' in response ? (response.error.message ?? '') : '✓');
}

function say(text: string): void {
  const status = document.getElementById('status');
  if (status) status.textContent = text;
}

function build(): void {
  document.documentElement.lang = language;
  document.title = texts.dialog;
  if (query.get('scheme') === 'dark') document.documentElement.dataset['scheme'] = 'dark';
  const heading = Object.assign(document.createElement('h1'), { textContent: texts.dialog });
  const intro = Object.assign(document.createElement('p'), { textContent: texts.dialogIntro });
  const complete = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'primary',
    textContent: texts.complete,
  });
  const fail = Object.assign(document.createElement('button'), { type: 'button', textContent: texts.fail });
  const status = Object.assign(document.createElement('p'), { id: 'status', className: 'status' });
  status.setAttribute('role', 'status');
  const buttons = [complete, fail];
  complete.addEventListener('click', () => void choose('complete', buttons));
  fail.addEventListener('click', () => void choose('fail', buttons));
  const main = document.createElement('div');
  main.className = 'authentication';
  main.append(heading, intro, complete, fail, status);
  document.body.replaceChildren(main);
  complete.focus();
  tell({ type: 'height', height: Math.ceil(main.getBoundingClientRect().height) });
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ type: 'closed' });
});
build();
