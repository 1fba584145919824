import { act, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddress } from '../lib/use-address.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { SearchField } from './search-field.tsx';

const settleMs = 1000;

function List() {
  const [params, change] = useAddress({ q: '', period: 'all' });
  return (
    <>
      <SearchField
        label="Cerca"
        value={params.q}
        settleMs={settleMs}
        onSettled={(q) => change({ q }, { replace: true })}
      />
      <button onClick={() => change({ period: 'week' })}>settimana</button>
      <button onClick={() => change({ q: '' })}>tutte</button>
    </>
  );
}
function Frame() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/ricerca?q=danno">ripeti</Link>
      <button onClick={() => void navigate(-1)}>indietro</button>
      <output>{pathname + search}</output>
    </>
  );
}
const open = (address = '/') =>
  renderScreen(
    <>
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/ricerca" element={<p>risultati</p>} />
      </Routes>
      <Frame />
    </>,
    address,
  );

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name));
const rest = (ms = settleMs) => act(() => vi.advanceTimersByTime(ms));
const address = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reports nothing after its list was left', async () => {
  await open();
  type('dan');
  press('ripeti');
  rest();
  expect(address()).toBe('/ricerca?q=danno');
  press('indietro');
  expect(address()).toBe('/');
});

it('keeps a filter that was selected during typing', async () => {
  await open();
  type('dan');
  press('settimana');
  rest();
  expect(address()).toBe('/?period=week&q=dan');
});

it('adopts an external value during typing', async () => {
  await open('/?q=dan');
  type('danno');
  press('tutte');
  expect(field().value).toBe('');
  rest();
  expect(address()).toBe('/');
  press('indietro');
  expect([field().value, address()]).toEqual(['dan', '/?q=dan']);
});

it('keeps the input after the list was updated', async () => {
  await open();
  type('dan');
  rest();
  expect(address()).toBe('/?q=dan');
  type('dann');
  expect(field().value).toBe('dann');
  rest();
  expect([field().value, address()]).toEqual(['dann', '/?q=dann']);
});
