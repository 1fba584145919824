import type { TableName, Tables } from './tables.ts';

type Keys<T extends TableName> = Record<string, (row: Tables[T]) => string | null | undefined>;

/** By what rows are looked for often: a history of years must not slow every request down. */
const indexes = {
  charge: { customer: (row) => row.customer },
  delivery: { event: (row) => row.event },
  invoice: { customer: (row) => row.customer, subscription: (row) => row._subscription },
  invoice_payment: { invoice: (row) => row.invoice, intent: (row) => row.payment.payment_intent },
  invoiceitem: {
    item: (row) => row.parent?.subscription_details.subscription_item,
    subscription: (row) => row.parent?.subscription_details.subscription,
  },
  line_item: {
    invoice: (row) => row.invoice,
    item: (row) => row.parent.subscription_item_details?.subscription_item,
  },
  'billing.meter_event': { customer: (row) => row._customer, identifier: (row) => row.identifier },
  payment_intent: { customer: (row) => row.customer },
  payment_method: { customer: (row) => row.customer },
  subscription: { customer: (row) => row.customer },
  subscription_item: { subscription: (row) => row.subscription },
  tax_id: { customer: (row) => row.customer },
} satisfies { [T in TableName]?: Keys<T> };

export type Indexed = keyof typeof indexes;
export type IndexOf<T extends Indexed> = keyof (typeof indexes)[T] & string;

/** The ids of the rows of one table, by what a key says of them. */
export class TableIndex {
  private readonly ids = new Map<string, Map<string, Set<string>>>();
  private readonly keys: [name: string, key: (row: unknown) => string | null | undefined][];

  constructor(table: string) {
    this.keys = Object.entries(
      (indexes as Record<string, Record<string, (row: never) => string | null | undefined>>)[table] ?? {},
    ).map(([name, key]) => [name, key as (row: unknown) => string | null | undefined]);
    for (const [name] of this.keys) this.ids.set(name, new Map());
  }

  move(id: string, before: unknown, after: unknown): void {
    for (const [name, key] of this.keys) {
      const [old, now] = [before && key(before), after && key(after)];
      if (old === now) continue;
      const byValue = this.ids.get(name);
      if (typeof old === 'string') byValue?.get(old)?.delete(id);
      if (typeof now !== 'string') continue;
      const found = byValue?.get(now);
      if (found) found.add(id);
      else byValue?.set(now, new Set([id]));
    }
  }

  find(name: string, value: string): string[] {
    return [...(this.ids.get(name)?.get(value) ?? [])];
  }
}
