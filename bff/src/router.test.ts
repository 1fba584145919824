import { operationsByName } from '@massima/contract/operations';
import { folders } from '@massima/contract/operations/folders';
import { expect, test } from 'vitest';
import { done } from './outcome.ts';
import { implement, type Implementation } from './procedures/implement.ts';
import { appRouter } from './router.ts';

test('implements exactly the operations of the contract', () => {
  expect(Object.keys(appRouter._def.procedures).sort()).toEqual(Object.keys(operationsByName).sort());
});

test('does not compile with another operation’s handler or a wrong return type', () => {
  const removal = implement(folders.remove, () => done('folder_deleted'));
  // @ts-expect-error restoring takes and returns the same, and is another operation all the same
  const swapped: Implementation<typeof folders.restore> = removal;
  // @ts-expect-error a folder is no outcome
  const wrong = implement(folders.byId, () => done('ok'));
  expect([swapped, wrong]).toHaveLength(2);
});
