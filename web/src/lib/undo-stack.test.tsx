import { expect, it, vi } from 'vitest';
import { pushUndo, undoLast } from './undo-stack.ts';
import { sampleAccount } from '../testing/samples/accounts.ts';
import { session } from './session.ts';

it('undoes the latest first, says which it was, and undoes nothing twice', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  pushUndo('first', first);
  pushUndo('second', second);
  expect(undoLast()).toBe('second');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(undoLast()).toBe('first');
  expect(first).toHaveBeenCalledOnce();
  expect(undoLast()).toBeNull();
});

it('passes over what was undone by another way, and ends with the session', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  pushUndo('first', first);
  pushUndo('second', second)();
  expect(undoLast()).toBe('first');
  expect(second).not.toHaveBeenCalled();
  session.begin('token', sampleAccount());
  pushUndo('first', first);
  session.end(null);
  expect(undoLast()).toBeNull();
});
