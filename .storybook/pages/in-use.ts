/** Reads the values that the app's style sheets use, so that the pages show the current state. */
const sheets = import.meta.glob<string>(['../../web/src/**/*.css', '!../../web/src/styles/tokens.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface InUse {
  value: string;
  /** How often, and in which files, the most frequent first. */
  count: number;
  files: string[];
}

/**
 * The values of a kind of declaration, each once, the most frequent first.
 * @param property as it begins a declaration, e.g. `font-size`
 * @param value what of the declaration is a value, e.g. `var\(--text-[\w-]+\)`
 */
export function inUse(property: string, value: string): InUse[] {
  const declarations = new RegExp(`(?<![\\w-])(?:${property}):([^;}]+)`, 'g');
  const found = new Map<string, InUse>();
  for (const [path, text] of Object.entries(sheets))
    for (const [, declared = ''] of text.matchAll(declarations))
      for (const [one] of declared.matchAll(new RegExp(`(?<![\\w.-])(?:${value})(?![\\w.])`, 'g'))) {
        const known = found.get(one) ?? { value: one, count: 0, files: [] };
        known.count += 1;
        const file = path.replace('../../web/src/', '');
        if (!known.files.includes(file)) known.files.push(file);
        found.set(one, known);
      }
  return [...found.values()].sort((a, b) => b.count - a.count);
}
