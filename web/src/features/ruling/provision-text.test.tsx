import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { I18nProvider } from '../../lib/i18n.tsx';
import { sampleText } from '../../testing/samples/provisions.ts';
import { ProvisionText } from './provision-text.tsx';

test('draws two thousand paragraphs, each with its anchor', () => {
  const article = sampleText(
    Array.from({ length: 2000 }, (_, i) => [i === 1 ? '1-bis' : String(i + 1), `Spesa ${i + 1}.`] as const),
  );
  render(
    <I18nProvider>
      <ProvisionText {...article} />
    </I18nProvider>,
  );
  expect(screen.getByText('Spesa 2000.').closest('[id]')?.id).toBe('co2000');
  expect(screen.getByText('Spesa 2.').closest('[id]')?.id).toBe('co1bis');
  expect(document.querySelectorAll('[id^=co]')).toHaveLength(2000);
});

test('copies a passage as a quotation with the article’s name and the day', () => {
  const article = sampleText([['1', 'Il custode risponde del danno, salvo che provi il caso fortuito.']]);
  render(
    <I18nProvider>
      <ProvisionText {...article} source="art. 3 l. 9991/1999, testo in vigore il 5 maggio 2005" />
    </I18nProvider>,
  );
  const selected = vi
    .spyOn(document, 'getSelection')
    .mockReturnValue({ toString: () => 'Il custode risponde del danno' } as Selection);
  const setData = vi.fn();
  fireEvent.copy(screen.getByText(/Il custode/), { clipboardData: { setData } });
  selected.mockRestore();
  expect(setData).toHaveBeenCalledWith(
    'text/plain',
    '«Il custode risponde del danno» (art. 3 l. 9991/1999, testo in vigore il 5 maggio 2005)',
  );
});
