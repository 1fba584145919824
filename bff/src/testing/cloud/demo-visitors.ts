import { payer } from '../chaos/payer.ts';
import type { Writer } from '../chaos/writers.ts';
import type { TestApp } from '../test-app.ts';

type State = Parameters<typeof payer>[2]['state'];

/** Logs in to a demo account repeatedly; each login ends the previous session. */
export const demoLogin = (app: TestApp): Pick<Writer, 'name' | 'write'> => ({
  name: 'login',
  write: async (n) => {
    const form = { email: 'trial@example.com', password: 'massima-demo', hash: 'PC-cloud' };
    return { value: String(n), send: () => app.anonymous.post('/users/login/local', form) };
  },
});

/** Buys plans in the demo's payment sandbox, which has purchases of other users already. */
export async function demoBuyer(app: TestApp, sandbox: string): Promise<Writer> {
  const state: State = async () =>
    (await (await fetch(`${sandbox}/sandbox/state`)).json()) as Awaited<ReturnType<State>>;
  const buyer = payer(app, app.deps.db, { state });
  const charged = buyer.charged ?? (async () => 0);
  const before = await charged();
  return { ...buyer, charged: async () => (await charged()) - before };
}
