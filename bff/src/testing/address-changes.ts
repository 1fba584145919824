import { randomUUID } from 'node:crypto';
import { mailsTo } from './links.ts';
import type { TestUser } from './factories/user.ts';
import type { TestApp } from './test-app.ts';

export const newAddress = () => `new-${randomUUID()}@example.com`;

/** Helpers for address changes by an administrator and the two mailboxes. */
export function addressChanges(app: TestApp, admin: TestUser) {
  /** Returns the token of the newest mail of this kind to this address. */
  const tokenTo = async (email: string, template: string) =>
    (await mailsTo(app, email)).filter((mail) => mail.template === template).at(-1)!.token;
  const step = (id: number, action: 'confirm' | 'agree' | 'stop', token: string) =>
    app.anonymous.put(`/lawyers/${id}/address_change/${action}`, { token });
  return {
    tokenTo,
    step,
    ask: (id: number, email: string) => admin.client.put(`/lawyers/${id}`, { email }),
    confirm: async (id: number, email: string) =>
      step(id, 'confirm', await tokenTo(email, 'address_confirm')),
    agree: async (id: number, email: string) => step(id, 'agree', await tokenTo(email, 'address_asked')),
    /** Returns the account's pending address change. */
    change: async ({ id }: TestUser) =>
      (await admin.client.get(`/lawyers/${id}/address_change`)).body.change as Record<string, unknown> | null,
    /** Returns the kinds of pending mails to this address. */
    kinds: async (email: string) => (await mailsTo(app, email)).map(({ template }) => template),
  };
}
