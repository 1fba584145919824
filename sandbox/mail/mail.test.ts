import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createInbox, MAX_MAILS } from './inbox.ts';
import type { Mail } from './inbox.ts';
import { mailFrame, mailPage } from './pages.ts';

const mail = (subject: string): Omit<Mail, 'id'> => ({
  to: 'lucia@example.com',
  from: 'Massima <no-reply@massima.example>',
  subject,
  text: 'Testo',
  html: '<p>Testo</p>',
  date: '2026-03-01T10:00:00.000Z',
});

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'mail-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('lists the newest mail first and keeps mails across a restart', async () => {
  const inbox = await createInbox(dir);
  await Promise.all([inbox.add(mail('uno')), inbox.add(mail('due'))]);
  const again = await createInbox(dir);
  expect(again.list().map(({ subject }) => subject)).toEqual(['due', 'uno']);
  await again.clear();
  expect((await createInbox(dir)).list()).toEqual([]);
});

test('deletes the oldest mail above the limit', async () => {
  const inbox = await createInbox('', 3);
  for (const subject of ['a', 'b', 'c', 'd']) await inbox.add(mail(subject));
  expect(inbox.list().map(({ subject }) => subject)).toEqual(['d', 'c', 'b']);
  expect(MAX_MAILS).toBeGreaterThan(50);
});

test('escapes every part of a mail', async () => {
  const inbox = await createInbox('');
  const { id } = await inbox.add({ ...mail('<script>alert(1)</script>'), to: '"><img src=x>@example.com' });
  const page = mailPage(inbox.list(), id, '');
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<img');
  expect(page).toContain(`src="/email/${id}/frame"`);
});

test('frames a mail without HTML as text', () => {
  expect(mailFrame({ ...mail('x'), id: '1', html: '', text: 'a < b' })).toContain('a &lt; b');
});
