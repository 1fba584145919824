import { countries } from '@massima/contract/format/country';

const home = 'IT';

/**
 * The countries of an invoice's address that the server takes: Italy, then the others by their names in the reader's language. One
 * that was kept before this list is offered as well: it would be shown as being in Italy.
 */
export function countryChoices(
  locale: string,
  kept: string,
  northernIreland: string,
): { value: string; text: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const byName = new Intl.Collator(locale);
  const choice = (code: string) => ({
    value: code,
    // No country of the platform's list: it has a code for its VAT numbers alone.
    text: code === 'XI' ? northernIreland : (names.of(code) ?? code),
  });
  const rest = [...new Set([...countries, kept])].filter((code) => code !== home).map(choice);
  return [choice(home), ...rest.sort((a, b) => byName.compare(a.text, b.text))];
}
