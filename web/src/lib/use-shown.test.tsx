import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useShown } from './use-shown.ts';

interface Bill {
  due: number;
  quote: string;
}
interface Props {
  about: string;
  response: Bill | undefined;
}
const bill = (due: number, quote: string): Bill => ({ due, quote });
/** Creates an error as the client throws it for a rejection. */
const refusal = (data: object | undefined) =>
  Object.assign(new Error('quote_changed'), { data: { httpStatus: 409, ...(data && { data }) } });

const renderFigures = (initialProps: Props) =>
  renderHook(
    ({ about, response }: Props) =>
      useShown<Bill>({
        about,
        response,
        isSame: (a, b) => a.due === b.due,
        of: (data) => data.last_bill as Bill | undefined,
      }),
    { initialProps },
  );

test('shows the figures of an error next to the previous ones', () => {
  const first = bill(4900, 'first');
  const { result } = renderFigures({ about: 'monthly', response: first });
  expect(result.current).toMatchObject({ now: first, before: null, isRefused: false });
  const second = bill(49_000, 'second');
  act(() => void result.current.take(refusal({ last_bill: second })));
  expect(result.current).toMatchObject({ now: second, before: first, isRefused: true });
  act(() => result.current.settle());
  expect(result.current).toMatchObject({ now: second, before: null, isRefused: false });
});

test('ignores other errors', () => {
  const first = bill(4900, 'first');
  const { result } = renderFigures({ about: 'monthly', response: first });
  let isTaken = true;
  act(() => void (isTaken = result.current.take(new Error('unknown_error'))));
  expect(isTaken).toBe(false);
  act(() => void (isTaken = result.current.take(refusal(undefined))));
  expect(isTaken).toBe(false);
  expect(result.current).toMatchObject({ now: first, before: null, isRefused: false });
});

test('highlights different figures, but not the same figures with a newer quote', () => {
  const first = bill(4900, 'first');
  const { result, rerender } = renderFigures({ about: 'monthly', response: first });
  const newer = bill(4900, 'newer');
  rerender({ about: 'monthly', response: newer });
  expect(result.current).toMatchObject({ now: newer, before: null });
  const dearer = bill(5900, 'dearer');
  rerender({ about: 'monthly', response: dearer });
  expect(result.current).toMatchObject({ now: dearer, before: newer });
});

test('starts over for a different subject', () => {
  const { result, rerender } = renderFigures({ about: 'monthly', response: bill(4900, 'first') });
  rerender({ about: 'yearly', response: undefined });
  expect(result.current.now).toBeUndefined();
  const yearly = bill(49_000, 'yearly');
  rerender({ about: 'yearly', response: yearly });
  expect(result.current).toMatchObject({ now: yearly, before: null });
});
