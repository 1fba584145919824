import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { searches } from '../features/search/searches.ts';
import { loadTexts } from '../lib/i18n.tsx';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleResult } from '../testing/sample-result.ts';
import { sampleElements } from '../testing/samples/folders.ts';
import { sampleAnswer } from '../testing/samples/rulings.ts';
import FolderScreen from './folder.tsx';
import RulingScreen from './ruling.tsx';
import Search from './search.tsx';

const result = sampleResult();

function Way() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>indietro</button>
      <Link to={`/ruling/${result.id_new}`}>provvedimento</Link>
      <Link to="/projects/details?id=7">cartella</Link>
      <Link to="/vuota">altrove</Link>
    </>
  );
}
const open = (address: string) =>
  renderScreen(
    <>
      <Routes>
        <Route path="/" element={<Search />} />
        <Route path="/ruling/:id" element={<RulingScreen />} />
        <Route path="/projects/details" element={<FolderScreen />} />
        <Route path="/vuota" element={<p>vuota</p>} />
      </Routes>
      <Way />
    </>,
    address,
  );
const go = (where: string) => fireEvent.click(screen.getByText(where));
const up = () => screen.findByRole('button', { name: 'Risultato utile' });
const isPressed = async () => (await up()).getAttribute('aria-pressed') === 'true';
const enabled = () =>
  waitFor(async () => expect((await up()).matches(':disabled, [aria-disabled=true]')).toBe(false));

const serveResult = () =>
  serve({
    'search.run': () => sampleAnswer({ search: [result], total: 1 }),
    'rulings.linked': () => ({ results: [result] }),
    'projects.elements': () => ({ elements: [{ ...sampleElements()[0]!, idResult: result.id_new }] }),
  });

beforeEach(async () => {
  searches.clear();
  sessionStorage.clear();
  await loadTexts(['folders']);
});

it("shows a rating of the ruling's page on the original card, and again on the page", async () => {
  serveResult();
  await open('/?q=danno');
  await screen.findByRole('article');
  go('provvedimento');
  await screen.findByRole('article', { name: 'Massime' });
  fireEvent.click(await up());
  await enabled();
  go('indietro');
  await screen.findByRole('tab', { name: /^Massime/ });
  expect(await isPressed()).toBe(true);

  go('provvedimento');
  await screen.findByRole('article', { name: 'Massime' });
  expect(await isPressed()).toBe(true);
});

it('shows in a folder the rating from there, so that another click undoes it', async () => {
  const server = serveResult();
  await open('/projects/details?id=7');
  fireEvent.click(await up());
  await waitFor(() => expect(server.asked('feedbacks.save')).toHaveLength(1));
  await enabled();
  go('altrove');
  go('cartella');
  expect(await isPressed()).toBe(true);
  fireEvent.click(await up());
  await waitFor(() => expect(server.asked('feedbacks.remove')).toHaveLength(1));
  await enabled();
  go('altrove');
  go('cartella');
  expect(await isPressed()).toBe(false);
  expect(server.asked('feedbacks.save')).toHaveLength(1);
});
