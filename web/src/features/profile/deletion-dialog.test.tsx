import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { loadTexts } from '../../lib/i18n.tsx';
import { refused, sequence } from '../../testing/answers/types.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { AccountActions } from './account-actions.tsx';

const line = { kind: 'plan' as const, fixed: null, plan: 'monthly_metered', coupon: null, months_left: null };
const bill = (due: number, quote: string) => ({
  due_now: due,
  currency: 'eur',
  lines: [{ ...line, amount: due }],
  quote,
});
const confirm = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Elimina definitivamente' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  fireEvent.click(button);
};

beforeEach(() => loadTexts(['accounts', 'billing']));

it('shows the final invoice, and deletes nothing if its amount changed', async () => {
  const server = serve({
    'billing.lastBill': () => bill(3050, 'first'),
    'accounts.remove': sequence(
      refused('quote_changed', { data: { last_bill: bill(3055, 'second') } }),
      () => ({ success: true, message: 'ok' as const }),
    ),
  });
  await renderScreen(<AccountActions id={41} />);
  fireEvent.click(screen.getByRole('button', { name: /Elimina/ }));
  await screen.findAllByText(/30,50/);
  await confirm();
  await screen.findByText(/Nel frattempo qualcosa è cambiato/);
  expect(screen.getAllByRole('deletion').at(-1)?.textContent).toContain('30,50');
  expect(screen.getAllByRole('insertion').at(-1)?.textContent).toContain('30,55');
  await confirm();
  await waitFor(() =>
    expect(server.asked('accounts.remove')).toEqual([
      { id: 41, quote: 'first' },
      { id: 41, quote: 'second' },
    ]),
  );
});
