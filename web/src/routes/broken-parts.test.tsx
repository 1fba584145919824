import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleAccount } from '../testing/samples/accounts.ts';
import { sampleFolders } from '../testing/samples/folders.ts';
import FolderScreen from './folder.tsx';
import Profile from './profile.tsx';
import RulingScreen from './ruling.tsx';
import SubscriptionScreen from './subscription.tsx';

// A part of each screen that fails to render.
const broken = vi.hoisted(() => () => {
  throw new Error('it cannot be drawn');
});
vi.mock('../features/profile/citation-style-choice.tsx', () => ({ CitationStyleChoice: broken }));
vi.mock('../features/billing/invoices.tsx', () => ({ Invoices: broken }));
vi.mock('../features/ruling/similar-rulings.tsx', () => ({ SimilarRulings: broken }));
/** First result of the folder. */
const row = vi.hoisted(() => ({ broken: '' }));
vi.mock('../features/folders/note-field.tsx', () => ({
  ReadOnlyNote: () => null,
  NoteField({ idResult }: { idResult: string }) {
    row.broken ||= idResult;
    if (idResult === row.broken) throw new Error('it cannot be drawn');
    return <p>una nota</p>;
  },
}));

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  session.begin('tok', sampleAccount());
  serve();
  await loadTexts(['accounts', 'billing', 'folders', 'signup']);
});
const failed = () => screen.findAllByText(/Questa sezione non è stata caricata/);

it('a broken section of the profile leaves the others', async () => {
  await renderScreen(<Profile />);
  expect(await failed()).toHaveLength(1);
  screen.getByRole('textbox', { name: 'Nome' });
  screen.getByRole('button', { name: /Elimina/ });
});

it('a broken part of the subscription leaves the others', async () => {
  await renderScreen(<SubscriptionScreen />);
  expect(await failed()).toHaveLength(1);
  screen.getByRole('heading', { name: 'Metodi di pagamento' });
  screen.getByRole('button', { name: /Elimina/ });
});

it('a broken panel of a ruling leaves its text', async () => {
  await renderScreen(
    <Routes>
      <Route path="/ruling/:id" element={<RulingScreen />} />
    </Routes>,
    '/ruling/cass-12027',
  );
  expect(await failed()).toHaveLength(1);
  screen.getByRole('region', { name: 'Testo integrale' });
  screen.getByRole('navigation');
});

it('a broken result of a folder leaves the others', async () => {
  await renderScreen(<FolderScreen />, `/projects/details?id=${sampleFolders()[0]!.project_id}`);
  expect(await failed()).toHaveLength(1);
  const [, next] = document.querySelectorAll<HTMLElement>('[data-element] a');
  fireEvent.click(next!);
  await screen.findByText('una nota');
  screen.getByRole('article');
});
