import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Operation } from './operation.ts';
import { operationsByName } from './operations.ts';
import { receipt } from './receipt.ts';

/** Fields that contain words of the collection, how much it has, or a saved result. */
const telling =
  /"(?:document_diritto|principle|ruling_full_text|text|result|subject|suggestions|rulings|cites|cited_by|citing|coverage|media_type|citation|following|authorities|courts|ruling_id)":/;
/**
 * Operations with such a field that contains no data of the collection for a user without search
 * access.
 */
const others: Record<string, string> = {
  'alerts.list': 'what the account follows, in its own words',
  'billing.electronicInvoice': 'a file of the account’s own',
  'system.collection': 'what the engine holds, for administrators',
};

const schemaOf = ({ output }: Operation) =>
  JSON.stringify(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }));

test('every operation that returns a text or count of the collection passes the access check', () => {
  const telltale = Object.entries<Operation>(operationsByName).filter(([, one]) =>
    telling.test(schemaOf(one)),
  );
  const without = telltale.filter(([name, { sends }]) => sends === undefined && !(name in others));
  expect(without.map(([name]) => name)).toEqual([]);
});

test('every output of the access check contains the charge and the remaining quota', () => {
  const sent = Object.entries<Operation>(operationsByName).filter(
    ([, { sends }]) => sends && sends !== 'shared',
  );
  const without = sent.filter(([, { output }]) => !hasReceipt(output));
  expect(without.map(([name]) => name)).toEqual([]);
});

/** As a field that is always there; a search has all it answers in `data`. */
function hasReceipt(output: z.ZodType): boolean {
  if (!(output instanceof z.ZodObject)) return false;
  const { receipt: given, data } = output.shape as Record<string, z.ZodType | undefined>;
  return given === receipt || (data !== undefined && hasReceipt(data));
}
