import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleResult } from '../../testing/sample-result.ts';
import { SelectionBar } from './selection-bar.tsx';
import { PickButton } from './pick-button.tsx';
import { selection } from './selection.ts';

const results = [sampleResult(), sampleResult({ id_new: 'r2', sent_numero: '77' })];
/** Another principle of the first ruling. */
const again = sampleResult({ id_new: 'r1-2' });

it('saves, copies, exports and prints all selected results, and clears the selection with the query', async () => {
  const server = serve();
  const onSave = vi.fn();
  const written = vi.fn((_text: string) => Promise.resolve());
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    clipboard: { writeText: written },
  });
  const view = (question: string) => (
    <>
      {results.map((result) => (
        <PickButton key={result.id_new} result={result} />
      ))}
      <SelectionBar query={question} resultsAddress={question} onSave={onSave} />
    </>
  );
  await renderScreen(view('danno'));
  const [first, second] = screen.getAllByRole('button', { name: 'Seleziona' });
  fireEvent.click(first!);
  fireEvent.click(second!);
  expect(screen.getAllByText('2 risultati selezionati').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(onSave).toHaveBeenCalledWith(results);
  fireEvent.click(screen.getByRole('button', { name: 'Copia le citazioni' }));
  await screen.findByText('Le citazioni sono state copiate.');
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/n\. .*\n.*n\. 77$/));

  // A second principle of the same ruling adds no citation.
  act(() => selection.toggle(again));
  fireEvent.click(screen.getByRole('button', { name: 'Copia le citazioni' }));
  await waitFor(() => expect(written).toHaveBeenCalledTimes(2));
  expect(written.mock.calls[1]).toEqual(written.mock.calls[0]);
  act(() => selection.toggle(again));

  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Esporta' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Esporta in Word' }));
  await waitFor(() => expect(server.asked('projects.exportResults')).toHaveLength(1));
  expect(server.asked('projects.exportResults')).toEqual([
    expect.objectContaining({
      title: 'danno',
      format: 'docx',
      elements: [
        expect.objectContaining({ idResult: 'r1', query: 'danno' }),
        expect.objectContaining({ idResult: 'r2' }),
      ],
    }),
  ]);
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Stampa i risultati selezionati' }));
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1), { timeout: 3000 });
  expect(screen.getAllByRole('heading', { level: 2, hidden: true }).map((h) => h.textContent)).toEqual([
    expect.stringMatching(/n\.\s123$/),
    expect.stringMatching(/n\.\s77$/),
  ]);
  window.dispatchEvent(new Event('afterprint'));

  fireEvent.click(second!);
  expect(selection.get()).toEqual([results[0]]);
  fireEvent.click(screen.getByRole('button', { name: 'Deseleziona' }));
  expect(selection.get()).toEqual([]);
});
