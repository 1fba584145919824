import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';

/**
 * Pending delivery of one event to one endpoint. The row is deleted after success or the last
 * attempt.
 */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  /** Milliseconds of the machine's clock, not of ours: an advanced clock must not hammer a receiver that is down. */
  next: number;
}

declare module '../core/tables.ts' {
  interface Tables {
    delivery: Delivery;
  }
}

export function deliveriesFor(context: SandboxContext, event: { id: string; type: string }): Delivery[] {
  return context.store
    .all('webhook_endpoint')
    .filter((endpoint) => endpoint.status === 'enabled' && matchesType(event.type, endpoint.enabled_events))
    .map((endpoint) => ({
      id: newId('dlv', 24),
      event: event.id,
      endpoint: endpoint.id,
      attempts: 0,
      next: Date.now(),
    }));
}

/** `invoice.*` and `*` match many. */
export function matchesType(type: string, patterns: readonly string[] | undefined): boolean {
  if (!patterns) return true;
  return patterns.some(
    (each) => each === '*' || each === type || (each.endsWith('.*') && type.startsWith(each.slice(0, -1))),
  );
}
