/** Reads the values that the app's style sheets use, so that the pages show the current state. */
const sheets = import.meta.glob<string>(['../../web/src/**/*.css', '!../../web/src/styles/tokens.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface InUse {
  value: string;
  /** Number of uses per file, most frequent first. */
  count: number;
  files: string[];
}

/**
 * Returns the values of a kind of declaration, each once, most frequent first.
 * @param property start of the declaration, e.g. `font-size`
 * @param value pattern of the value, e.g. `var\(--text-[\w-]+\)`
 */
export function inUse(property: string, value: string): InUse[] {
  const declarations = new RegExp(`(?<![\\w-])(?:${property}):([^;}]+)`, 'g');
  const found = new Map<string, InUse>();
  for (const [path, text] of Object.entries(sheets))
    for (const [, declared = ''] of text.matchAll(declarations))
      for (const [match] of declared.matchAll(new RegExp(`(?<![\\w.-])(?:${value})(?![\\w.])`, 'g'))) {
        const entry = found.get(match) ?? { value: match, count: 0, files: [] };
        entry.count += 1;
        const file = path.replace('../../web/src/', '');
        if (!entry.files.includes(file)) entry.files.push(file);
        found.set(match, entry);
      }
  return [...found.values()].sort((a, b) => b.count - a.count);
}
