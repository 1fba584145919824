const home = 'IT';
const others = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE LT LU LV MT NL PL PT RO SE SI SK SM'.split(
  ' ',
);

/**
 * The countries of an invoice's address: Italy, then the others by their names in the reader's language. One kept by another way
 * is offered as well, wherever it lies: it would be shown as being in Italy.
 */
export function countryChoices(locale: string, kept: string): { value: string; text: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const byName = new Intl.Collator(locale);
  const choice = (code: string) => ({ value: code, text: names.of(code) ?? code });
  const rest = [...new Set([...others, kept])].filter((code) => code !== home).map(choice);
  return [choice(home), ...rest.sort((a, b) => byName.compare(a.text, b.text))];
}
