import { expect, it, vi } from 'vitest';
import { forgetDeeds, rememberDeed, takeBack } from './deeds.ts';
import { sampleAccount } from '../testing/samples/accounts.ts';
import { session } from './session.ts';

it('takes back the latest first, and nothing twice', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  rememberDeed(first);
  rememberDeed(second);
  expect(takeBack()).toBe(true);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  takeBack();
  expect(first).toHaveBeenCalledOnce();
  expect(takeBack()).toBe(false);
});

it('passes over what was taken back by another way, and reaches behind nothing that is final', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  rememberDeed(first);
  rememberDeed(second)();
  takeBack();
  expect(second).not.toHaveBeenCalled();
  expect(first).toHaveBeenCalledOnce();
  for (const end of [forgetDeeds, () => session.end(null)]) {
    session.begin('token', sampleAccount());
    rememberDeed(first);
    end();
    expect(takeBack()).toBe(false);
  }
});
