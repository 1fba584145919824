import { expect, test } from 'vitest';
import { Refusal, refused } from '../testing/answers/types.ts';
import { serve } from '../testing/render-screen.tsx';
import { sampleAccount } from '../testing/samples/accounts.ts';
import { session } from './session.ts';
import { api } from './trpc.ts';

test('ends an expired session with its reason', async () => {
  session.begin('t1', sampleAccount());
  serve({ 'session.me': refused('session_expired') });
  await expect(api.session.me.query()).rejects.toThrow();
  expect(session.ended()?.reason).toBe('session_expired');
});

test('keeps a new session if an error refers to the previous one', async () => {
  session.begin('t1', sampleAccount());
  serve({
    'session.me': () => {
      session.begin('t2', sampleAccount());
      throw new Refusal('another_session_open');
    },
  });
  await expect(api.session.me.query()).rejects.toThrow();
  expect(session.token()).toBe('t2');
});
