import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleAnswer } from '../testing/samples/rulings.ts';
import Search from './search.tsx';

function Draw() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/?q=danno&tipo=sentenza')}>Disegna</button>;
}
const type = (box: HTMLInputElement) => fireEvent.change(box, { target: { value: 'usucapione' } });
const draw = () => fireEvent.click(screen.getByRole('button', { name: 'Disegna' }));

it.each([
  ['after a new search is kept', [draw, type], 'usucapione'],
  ['before a new search is replaced by its query', [type, draw], 'danno'],
])('input typed %s', async (_, acts, expected) => {
  serve({ 'search.run': () => sampleAnswer() });
  await renderScreen(
    <>
      <Search />
      <Draw />
    </>,
    '/?q=danno',
  );
  await screen.findAllByRole('article');
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: /Domanda/ });
  for (const act of acts) act(box);
  const verdicts = screen.getByRole('tab', { name: /^Sentenze/ });
  await waitFor(() => expect(verdicts.getAttribute('aria-selected')).toBe('true'));
  expect(box.value).toBe(expected);
});
