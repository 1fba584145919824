import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { PartBoundary } from './part-boundary.tsx';

let isBroken = true;
beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
function Part({ text }: { text: string }) {
  if (isBroken && text === 'Fatture') throw new Error('it cannot be drawn');
  return <p>{text}</p>;
}
const parts = (texts: string[]) =>
  texts.map((text, index) => (
    <PartBoundary key={index} of={text}>
      <Part text={text} />
    </PartBoundary>
  ));
const failed = /Questa sezione non è stata caricata/;

test('shows an error in place and recovers on retry', async () => {
  await renderScreen(parts(['Carte', 'Fatture']));
  screen.getByText('Carte');
  expect(screen.getAllByText(failed)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  screen.getByText(failed);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Riprova' }));
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  screen.getByText('Fatture');
  expect(screen.queryByText(failed)).toBeNull();
});

test('renders other content at the same position without a retry', async () => {
  function Changing() {
    const [text, setText] = useState('Fatture');
    return (
      <>
        <button onClick={() => setText('Carte')}>Altro</button>
        {parts([text])}
      </>
    );
  }
  await renderScreen(<Changing />);
  screen.getByText(failed);
  fireEvent.click(screen.getByRole('button', { name: 'Altro' }));
  screen.getByText('Carte');
  expect(screen.queryByText(failed)).toBeNull();
});
