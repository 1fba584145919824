import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleAnswer } from '../testing/samples/rulings.ts';
import Search from './search.tsx';

afterEach(() => history.replaceState(null, '', '/'));

const next = '/?q=danno&tipo=sentenza';
function Draw() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(next)}>Disegna</button>;
}

it.each([
  ['for the screen to come is kept', next, 'usucapione'],
  ['before gives way to the question that is shown', '/?q=danno', 'danno'],
])('what was typed %s', async (_, browser, expected) => {
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
  // The browser has the address before its screen is drawn.
  history.replaceState(null, '', browser);
  fireEvent.change(box, { target: { value: 'usucapione' } });
  fireEvent.click(screen.getByRole('button', { name: 'Disegna' }));
  const verdicts = screen.getByRole('tab', { name: /^Sentenze/ });
  await waitFor(() => expect(verdicts.getAttribute('aria-selected')).toBe('true'));
  expect(box.value).toBe(expected);
});
