import type { Random } from './random.ts';

/**
 * The notation of the sources: `{a|b}` one of several, nested as needed; `{$x}` a word bound for the whole ruling;
 * an alternative that opens with `@2014-2020:` (either end may be open) is kept only for rulings of those years.
 */
export interface SpinContext {
  random: Random;
  year: number;
  vars: ReadonlyMap<string, string>;
}

const YEARS = /^@(\d{4})?-(\d{4})?:/u;

export function spin(source: string, context: SpinContext): string {
  const [text, end] = read(source, 0, context, false);
  if (end !== source.length) throw new Error(`Unbalanced braces: ${source}`);
  return text.replace(/ {2,}/gu, ' ').trim();
}

function read(source: string, start: number, context: SpinContext, inside: boolean): [string, number] {
  let out = '';
  let at = start;
  while (at < source.length) {
    const char = source[at]!;
    if (inside && (char === '|' || char === '}')) break;
    if (char === '{') {
      const [text, next] = readGroup(source, at + 1, context);
      out += text;
      at = next;
    } else {
      out += char;
      at += 1;
    }
  }
  return [out, at];
}

function readGroup(source: string, start: number, context: SpinContext): [string, number] {
  if (source[start] === '$') {
    const end = source.indexOf('}', start);
    const name = source.slice(start + 1, end);
    const value = context.vars.get(name);
    if (value === undefined) throw new Error(`Unknown word {$${name}} in: ${source}`);
    return [value, end + 1];
  }
  const options: string[] = [];
  let at = start;
  for (;;) {
    const [text, next] = read(source, at, context, true);
    if (next >= source.length) throw new Error(`Unbalanced braces: ${source}`);
    const years = YEARS.exec(text);
    if (!years) options.push(text);
    else if (context.year >= Number(years[1] ?? 0) && context.year <= Number(years[2] ?? 9999))
      options.push(text.slice(years[0].length));
    at = next + 1;
    if (source[next] === '}') break;
  }
  if (options.length === 0) throw new Error(`No wording for ${context.year} in: ${source}`);
  return [context.random.pick(options), at];
}

/** Keeps `art. 155 c.c.@2000-2013` only in those years, and drops the mark. */
export function inForce(provisions: readonly string[], year: number): string[] {
  return provisions.flatMap((provision) => {
    const [name = '', years] = provision.split('@');
    if (!years) return [name];
    const [from, to] = years.split('-');
    return year >= Number(from || 0) && year <= Number(to || 9999) ? [name] : [];
  });
}
