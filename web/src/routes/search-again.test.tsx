import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleAnswer } from '../testing/samples/rulings.ts';
import Search from './search.tsx';

function History() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Indietro</button>
    </>
  );
}

it('starts over on a repeated search, and goes back in one step', async () => {
  const server = serve({ 'search.run': () => sampleAnswer() });
  await renderScreen(
    <>
      <Search />
      <History />
    </>,
    '/?q=colpa',
  );
  await screen.findAllByRole('article');
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: /Domanda/ });
  for (const times of [2, 3]) {
    fireEvent.change(box, { target: { value: 'danno' } });
    fireEvent.submit(box.form!);
    await waitFor(() => expect(server.asked('search.run')).toHaveLength(times));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Indietro' }));
  await screen.findByText('/?q=colpa');
  expect(server.asked('search.run')).toHaveLength(3);
});
