import { expect, test } from 'vitest';
import { sampleInvoices, sampleSubscription } from './billing.ts';
import { previews } from './plan-previews.ts';
import { recordedInvoices, recordedPreview, recordedSubscription } from './recorded.ts';

/** Returns all property names, nested ones included. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => namesIn(item)))].sort();
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .flatMap(([name, inner]) => [name, ...namesIn(inner).map((under) => `${name}.${under}`)])
    .sort();
}
const beyond = (sample: unknown, recorded: unknown) => {
  const recordedNames = new Set(namesIn(recorded));
  return namesIn(sample).filter((name) => !recordedNames.has(name));
};

test('no hand-made sample has more fields than the server returns', () => {
  const standings = (['trial', 'metered', 'discounted'] as const).map(recordedSubscription);
  expect(beyond([sampleSubscription()], standings)).toEqual([]);
  const names = ['toLonger', 'toShorter', 'toMetered', 'inTrial', 'pastDue', 'newTrial'] as const;
  const shownPreviews = names.map((name) => recordedPreview(name));
  for (const [name, sample] of Object.entries(previews))
    expect(beyond([sample()], shownPreviews), name).toEqual([]);
  const invoices = [recordedInvoices('open'), recordedInvoices('changed')];
  const lines = sampleInvoices().data.map(({ lines }) => lines);
  expect(
    beyond(
      lines,
      invoices.flatMap(({ data }) => data.map(({ lines }) => lines)),
    ),
  ).toEqual([]);
});
