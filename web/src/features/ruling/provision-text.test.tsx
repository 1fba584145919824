import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { I18nProvider } from '../../lib/i18n.tsx';
import { sampleText } from '../../testing/samples/provisions.ts';
import { ProvisionText } from './provision-text.tsx';

test('two thousand paragraphs are drawn, each with its own address', () => {
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
