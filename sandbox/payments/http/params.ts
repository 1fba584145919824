import { invalid } from './failure.ts';
import type { FormTree, FormValue } from './form.ts';

/** Accepts one of a fixed set of strings. */
export class StringEnum<W extends string> {
  readonly values: readonly W[];

  constructor(values: readonly W[]) {
    this.values = values;
  }
}
export function stringEnum<W extends string>(...values: W[]): StringEnum<W> {
  return new StringEnum(values);
}

/** Texts by free names, as in metadata. */
export type TextMap = Record<string, string>;
interface LeafTypes {
  string: string;
  int: number;
  number: number;
  bool: boolean;
  map: TextMap;
  any: FormValue;
}
type Kind = keyof LeafTypes | StringEnum<string> | ListOf | Spec;
type ListOf = readonly [Kind];
export interface Spec {
  readonly [name: string]: Kind;
}

/**
 * Values that a spec accepts. An empty string for a list or for named parts requests its removal
 * and is parsed as null.
 */
export type Values<S extends Spec> = { [K in keyof S]?: ValueOf<S[K]> | undefined };
type ValueOf<K> = K extends 'map'
  ? TextMap | null
  : K extends keyof LeafTypes
    ? LeafTypes[K]
    : K extends StringEnum<infer W>
      ? W
      : K extends readonly [infer I]
        ? ValueOf<I>[] | null
        : K extends Spec
          ? Values<K> | null
          : never;

/**
 * Parses parameters according to `spec`. Other parameters are rejected with the provider's
 * message.
 */
export function readParams<S extends Spec>(spec: S, sent: FormTree): Values<S> {
  return readTree(spec, sent, '') as Values<S>;
}

function readTree(spec: Spec, sent: FormTree, path: string): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    const at = path === '' ? name : `${path}[${name}]`;
    const kind = Object.hasOwn(spec, name) ? spec[name] : undefined;
    if (kind === undefined) throw invalid(`Received unknown parameter: ${at}`, at, 'parameter_unknown');
    out[name] = readValue(kind, value, at);
  }
  return out;
}

function readValue(kind: Kind, value: FormValue, at: string): unknown {
  if (kind === 'any') return value;
  if (kind instanceof StringEnum) {
    if (typeof value === 'string' && kind.values.includes(value)) return value;
    throw invalid(`Invalid ${at}: must be one of ${kind.values.join(', ')}`, at);
  }
  if (Array.isArray(kind))
    return value === ''
      ? null
      : asList(value, at).map((item, i) => readValue(kind[0] as Kind, item, `${at}[${i}]`));
  if (typeof kind === 'object') return value === '' ? null : readTree(kind as Spec, asTree(value, at), at);
  if (kind === 'map') return value === '' ? null : readTexts(value, at);
  return readText(kind as string, asText(value, at), at);
}

function readText(kind: string, text: string, at: string): string | number | boolean {
  if (kind === 'string') return text;
  if (kind === 'bool') {
    if (text === 'true' || text === 'false') return text === 'true';
    throw invalid(`Invalid boolean: ${text}`, at);
  }
  if (kind === 'int' ? /^-?\d{1,15}$/.test(text) : /^-?\d{1,12}(\.\d{1,12})?$/.test(text))
    return Number(text);
  throw invalid(
    `Invalid ${kind === 'int' ? 'integer' : 'decimal'}: ${text}`,
    at,
    `parameter_invalid_${kind === 'int' ? 'integer' : 'decimal'}`,
  );
}

function readTexts(value: FormValue, at: string): TextMap {
  return Object.fromEntries(
    Object.entries(asTree(value, at)).map(([key, text]) => [key, asText(text, `${at}[${key}]`)]),
  );
}

function asText(value: FormValue, at: string): string {
  if (typeof value === 'string') return value;
  throw invalid('Invalid string', at, 'parameter_invalid_string');
}

function asList(value: FormValue, at: string): FormValue[] {
  if (Array.isArray(value)) return value;
  throw invalid('Invalid array', at);
}

function asTree(value: FormValue, at: string): FormTree {
  // Metadata whose keys are numbers came out as a list.
  if (Array.isArray(value)) return Object.fromEntries(value.map((item, i) => [String(i), item]));
  if (typeof value === 'object') return value;
  throw invalid('Invalid object', at);
}

/** New metadata over old: an empty text removes a key, null removes all. */
export function mergeMetadata(old: TextMap, sent: TextMap | null | undefined): TextMap {
  if (sent === null) return {};
  const merged = { ...old, ...sent };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
