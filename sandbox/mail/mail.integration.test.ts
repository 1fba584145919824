import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anyPort } from '@massima/launch/ports';
import { Behaviour } from './behaviour.ts';
import { createInbox } from './inbox.ts';
import { createSmtpServer } from './smtp-server.ts';
import { createWebServer } from './web-server.ts';

const behaviour = new Behaviour();
const inbox = await createInbox('');
const smtpPort = await anyPort();
const smtp = createSmtpServer({ inbox, behaviour, host: '127.0.0.1', port: smtpPort });
const web = createServer(createWebServer({ inbox, behaviour }).callback());
let base: string;

beforeAll(async () => {
  behaviour.onChange(() => smtp.follow());
  await smtp.follow();
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});
afterAll(async () => {
  web.close();
  await smtp.close();
});
beforeEach(async () => {
  await setMode('ok');
  await fetch(`${base}/email`, { method: 'DELETE' });
});

test('accepts a mail by SMTP and lists it as JSON', async () => {
  expect(await send()).toContain('250');
  const [mail] = await list();
  expect(mail).toMatchObject({
    to: 'lucia@example.com',
    subject: 'Conferma perché',
    text: 'Buongiorno è ora\n',
    html: '',
  });
  expect(Object.keys(mail ?? {})).toEqual(
    expect.arrayContaining(['id', 'to', 'subject', 'text', 'html', 'date']),
  );
});

test('is emptied by DELETE', async () => {
  await send();
  const response = await fetch(`${base}/email`, { method: 'DELETE' });
  expect(response.status).toBe(204);
  expect(await list()).toEqual([]);
});

test('rejects mail or stops listening when configured to, and recovers', async () => {
  await setMode('refuse');
  expect(await send()).toContain('451');
  await setMode('down');
  await expect(send()).rejects.toThrow(/ECONNREFUSED/);
  expect(await list()).toEqual([]);
  await setMode('ok');
  expect(await send()).toContain('250');
  expect(await list()).toHaveLength(1);
});

test('rejects an unknown mode', async () => {
  const response = await fetch(`${base}/behaviour`, { method: 'POST', body: '{"mode":"angry"}' });
  expect(response.status).toBe(400);
});

test('rejects requests with a foreign host name (DNS rebinding)', async () => {
  await send();
  const { port } = new URL(base);
  for (const path of ['/email', '/', '/behaviour']) {
    const { status, text } = await asHost(`evil.example:${port}`, path);
    expect({ path, status }).toEqual({ path, status: 421 });
    expect(text).not.toContain('lucia');
  }
  expect((await asHost(`localhost:${port}`, '/email')).text).toContain('lucia');
});

test('prevents a mail from running scripts', async () => {
  await send();
  const [mail] = await list();
  const frame = await fetch(`${base}/email/${mail?.['id']}/frame`);
  expect(frame.headers.get('content-security-policy')).toMatch(
    /^sandbox (?!.*allow-scripts).*default-src 'none'/,
  );
});

/** `fetch` does not allow setting the Host header. */
const asHost = (host: string, path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    get({ hostname, port, path, setHost: false, headers: { host } }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    }).on('error', reject);
  });

async function list(): Promise<Record<string, unknown>[]> {
  return (await (await fetch(`${base}/email`)).json()) as Record<string, unknown>[];
}

async function setMode(mode: string): Promise<void> {
  await fetch(`${base}/behaviour`, { method: 'POST', body: JSON.stringify({ mode }) });
}

/**
 * Sends raw SMTP, because the parsing that a mail library hides is part of the test. Returns the
 * server's last reply.
 */
function send(): Promise<string> {
  const body = [
    'From: no-reply@massima.example',
    'To: lucia@example.com',
    'Subject: =?utf-8?Q?Conferma_perch=C3=A9?=',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Buongiorno è ora',
    '.',
    '',
  ].join('\r\n');
  const commands = [
    'EHLO test\r\n',
    'MAIL FROM:<no-reply@massima.example>\r\n',
    'RCPT TO:<lucia@example.com>\r\n',
    'DATA\r\n',
    body,
  ];
  return new Promise((resolve, reject) => {
    const socket = net.connect(smtpPort, '127.0.0.1');
    socket.setEncoding('utf8');
    socket.once('error', reject);
    socket.on('data', (response: string) => {
      // Only the last line of an answer has a space behind its code.
      if (!/^\d{3} /m.test(response)) return;
      const next = commands.shift();
      if (next) return void socket.write(next);
      socket.end('QUIT\r\n');
      resolve(response);
    });
  });
}
