/** A text of the catalogues with its values in their places: unlike `replace` with a text, no `$&` in a value means anything. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
