import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokens } from './form-token.ts';
import { fakeTransport } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the form token', () => {
  it('is handed out when it is old enough, and once', async () => {
    const { transport } = fakeTransport();
    const tokens = createTokens(transport, 2);
    await tokens.prepare();
    let first: string | undefined;
    void tokens.take().then((value) => (first = value));
    await vi.advanceTimersByTimeAsync(2000);
    expect(first).toBeUndefined();
    await vi.advanceTimersByTimeAsync(300);
    expect(first).toBe('token-1');
    const second = tokens.take();
    await vi.advanceTimersByTimeAsync(2300);
    expect(await second).toBe('token-2');
  });

  it('is requested again if the first request failed', async () => {
    const formToken = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('late');
    const tokens = createTokens(fakeTransport({ formToken }).transport, 0);
    await expect(tokens.prepare()).rejects.toThrow('down');
    const taken = tokens.take();
    await vi.advanceTimersByTimeAsync(300);
    expect(await taken).toBe('late');
  });
});
