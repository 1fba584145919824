import { fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAddress } from './use-address.ts';

const Loading = lazy(() => new Promise<never>(() => {}));

function List() {
  const [{ q }, change] = useAddress({ q: '' });
  return (
    <>
      <button onClick={() => change({ q: 'dan' }, { replace: true })}>filtra</button>
      <Link to="/ricerca">ripeti</Link>
      <output>{q}</output>
    </>
  );
}

it('leaves the address to the screen that was asked for and is still loading', () => {
  history.replaceState(null, '', '/elenco');
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/elenco" element={<List />} />
          <Route path="/ricerca" element={<Loading />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByText('filtra'));
  expect(location.search).toBe('?q=dan');
  fireEvent.click(screen.getByText('ripeti'));
  fireEvent.click(screen.getByText('filtra'));
  expect(location.pathname + location.search).toBe('/ricerca');
});
