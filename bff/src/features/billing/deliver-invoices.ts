import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../deps.ts';
import { runIfDue } from '../../models/job-leases.ts';
import { changeElectronicInvoice, undeliveredInvoices } from '../../models/electronic-invoices.ts';
import { fileNameOf } from './electronic-invoices.ts';

const timeoutMs = 10_000;

/**
 * Sends invoices to the intermediary that forwards them to the exchange: as complete files in
 * `SELLER_FOLDER` and by POST to `SELLER_WEBHOOK`. Nothing is sent if neither is set.
 *
 * A failed delivery is retried and blocks the later invoices, so that they arrive in order. An
 * invoice can arrive twice, with the same name.
 */
export async function deliverInvoices(deps: Deps, ending: AbortSignal): Promise<void> {
  const { SELLER_FOLDER, SELLER_WEBHOOK } = deps.config;
  if (SELLER_FOLDER === undefined && SELLER_WEBHOOK === undefined) return;
  // Without the lease two processes would write the same file and post each invoice twice.
  await runIfDue(
    deps.db,
    'electronic invoices',
    () => true,
    () => deliverAll(deps, ending),
  );
}

async function deliverAll(deps: Deps, ending: AbortSignal): Promise<void> {
  const { SELLER_FOLDER: folder, SELLER_WEBHOOK: webhook } = deps.config;
  for (const row of await undeliveredInvoices(deps.db)) {
    ending.throwIfAborted();
    const signal = AbortSignal.any([ending, AbortSignal.timeout(timeoutMs)]);
    const name = fileNameOf(row);
    const xml = row.xml ?? '';
    if (folder !== undefined) {
      await writeFile(path.join(folder, `${name}.part`), xml, { signal });
      await rename(path.join(folder, `${name}.part`), path.join(folder, name));
    }
    if (webhook !== undefined) {
      const { ok, status } = await fetch(webhook, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/xml',
          'Content-Disposition': `attachment; filename="${name}"`,
        },
        body: xml,
        redirect: 'error',
        signal,
      });
      if (!ok) throw new Error(`SELLER_WEBHOOK answered ${status}`);
    }
    await changeElectronicInvoice(deps.db, row.id, { delivered_at: deps.clock.now() });
  }
}
