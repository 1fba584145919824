import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmailCheck, type EmailAnswer } from './email-check.ts';
import { fakeTransport } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function checkWith(over = {}) {
  const responses: EmailAnswer[] = [];
  const server = fakeTransport(over);
  return {
    check: createEmailCheck(server.transport, (response) => responses.push(response)),
    answers: responses,
    ...server,
  };
}

describe('the check of an address', () => {
  it('waits until typing has stopped for a second and a half', async () => {
    const { check, asked, answers } = checkWith();
    check.typed('used@example.co');
    await vi.advanceTimersByTimeAsync(1400);
    check.typed('used@example.com');
    await vi.advanceTimersByTimeAsync(1499);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['used@example.com']);
    expect(answers.at(-1)).toEqual({
      address: 'used@example.com',
      asking: false,
      used: true,
      returning: false,
    });
  });

  it('checks immediately on request, and only once', async () => {
    const { check, asked } = checkWith();
    check.typed('Returning@example.com');
    await check.ask('Returning@example.com');
    await check.ask('returning@example.com');
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['returning@example.com']);
  });

  it('never checks an invalid address', async () => {
    const { check, asked } = checkWith();
    check.typed('anna@');
    await check.ask('anna');
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
  });

  it('aborts the previous request and ignores its response', async () => {
    const signals: AbortSignal[] = [];
    const { check, answers } = checkWith({
      exists: (email: string, signal: AbortSignal) => {
        signals.push(signal);
        return new Promise<boolean>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
          setTimeout(() => resolve(email === 'a@example.com'), 1000);
        });
      },
    });
    void check.ask('a@example.com');
    await vi.advanceTimersByTimeAsync(500);
    void check.ask('b@example.com');
    await vi.advanceTimersByTimeAsync(2000);
    expect(signals[0]?.aborted).toBe(true);
    expect(answers.filter((a) => !a.asking && a.address)).toEqual([
      { address: 'b@example.com', asking: false, used: false, returning: false },
    ]);
  });

  it('does not block if the server is unresponsive, and checks again', async () => {
    const exists = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(false);
    const { check, answers } = checkWith({ exists });
    await check.ask('a@example.com');
    expect(answers.at(-1)).toMatchObject({ address: '', used: false });
    await check.ask('a@example.com');
    expect(answers.at(-1)).toMatchObject({ address: 'a@example.com' });
  });
});
