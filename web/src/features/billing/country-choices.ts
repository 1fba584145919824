const home = 'IT';
const others =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM US XI'.split(
    ' ',
  );

/**
 * The countries of an invoice's address: Italy, then the others by their names in the reader's language. One kept by another way
 * is offered as well, wherever it lies: it would be shown as being in Italy.
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
  const rest = [...new Set([...others, kept])].filter((code) => code !== home).map(choice);
  return [choice(home), ...rest.sort((a, b) => byName.compare(a.text, b.text))];
}
