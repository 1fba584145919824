import { expect, it, vi } from 'vitest';
import { clearUndo, pushUndo, undoLast } from './undo-stack.ts';
import { sampleAccount } from '../testing/samples/accounts.ts';
import { session } from './session.ts';

it('takes back the latest first, and nothing twice', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  pushUndo(first);
  pushUndo(second);
  expect(undoLast()).toBe(true);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  undoLast();
  expect(first).toHaveBeenCalledOnce();
  expect(undoLast()).toBe(false);
});

it('passes over what was taken back by another way, and reaches behind nothing that is final', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  pushUndo(first);
  pushUndo(second)();
  undoLast();
  expect(second).not.toHaveBeenCalled();
  expect(first).toHaveBeenCalledOnce();
  for (const end of [clearUndo, () => session.end(null)]) {
    session.begin('token', sampleAccount());
    pushUndo(first);
    end();
    expect(undoLast()).toBe(false);
  }
});
