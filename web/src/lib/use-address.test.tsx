import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { useAddress } from './use-address.ts';

afterEach(cleanup);

const Loading = lazyPart(
  () => new Promise<never>(() => {}),
  () => <p>In arrivo</p>,
);

function List() {
  const [{ q, period }, change] = useAddress({ q: '', period: 'all' });
  return (
    <>
      <button onClick={() => change({ q: 'dan' }, { replace: true })}>filtra</button>
      <button onClick={() => change({ period: 'week' })}>settimana</button>
      <Link to="/ricerca">ripeti</Link>
      <output>{`${q} ${period}`}</output>
    </>
  );
}

const open = () => {
  history.replaceState(null, '', '/elenco');
  render(
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route path="/elenco" element={<List />} />
        <Route path="/ricerca" element={<Loading />} />
      </Routes>
    </BrowserRouter>,
  );
};
const press = (name: string) => fireEvent.click(screen.getByText(name));

it('combines consecutive changes', () => {
  open();
  press('filtra');
  press('settimana');
  expect(location.search).toBe('?q=dan&period=week');
  expect(screen.getByRole('status').textContent).toBe('dan week');
});

it('leaves the address to a screen that is still loading', () => {
  open();
  press('filtra');
  press('ripeti');
  screen.getByText('In arrivo');
  expect(screen.queryByText('filtra')).toBeNull();
  expect(location.pathname + location.search).toBe('/ricerca');
});
