import type { Caller } from '../http/route.ts';
import { missing } from '../http/failure.ts';
import type { Wire } from '../core/wire.ts';

/** Throws 404 unless the browser sends the intent's secret. A secret key needs none. */
export function checkSecret(
  caller: Caller,
  intent: { id: string; client_secret: string },
  sent: string | undefined,
): void {
  const kind = intent.id.startsWith('seti_') ? 'setupintent' : 'payment_intent';
  if (caller.kind === 'secret' && sent === undefined) return;
  if (sent !== intent.client_secret) throw missing(kind, intent.id);
}

/** Removes customer, metadata and charge from an intent for callers with a publishable key. */
export function forBrowser(caller: Caller, wire: Wire): Wire {
  if (caller.kind === 'secret') return wire;
  const { customer: _customer, metadata: _metadata, latest_charge: _charge, ...rest } = wire;
  return rest;
}
