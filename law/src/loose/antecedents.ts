import { namedActs } from '../act-table.ts';
import { fullYear } from '../dates.ts';
import type { ProvisionReference, Reference, RulingReference } from '../types.ts';
import type { LooseProvision, LooseRuling } from './types.ts';

/** Maximum distance between a citation and the names of its parties. */
const namesReach = 60;
/** Number of previous rulings that are searched by name. */
const furthest = 500;

/** Rulings and provisions cited so far, for resolving later mentions. */
export class Antecedents {
  private readonly rulings: { at: number; one: RulingReference; until: number }[] = [];
  private readonly byNumber = new Map<string, Map<string, { at: number; one: RulingReference }>>();
  private readonly byArticle = new Map<string, Map<string, { at: number; one: ProvisionReference }>>();
  private readonly acts = new Map<string, Map<string, number>>();
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * Adds a reference.
   *
   * @param at index of the reference
   * @param until start of the next reference
   */
  add(reference: Reference, at: number, until: number): void {
    if (reference.kind === 'ruling') {
      this.rulings.push({ at, one: reference, until });
      inner(this.byNumber, numberOf(reference.key)).set(reference.key, { at, one: reference });
      return;
    }
    const { key, act } = reference;
    if (key !== act) {
      const articles = inner(this.byArticle, key.slice(act.length + 1));
      const first = articles.get(key)?.at ?? at;
      articles.delete(key);
      articles.set(key, { at: first, one: reference });
    }
    const { type, number } = numbered(act);
    for (const name of [type, ...(number === undefined ? [] : [`${type} ${number}`])]) {
      const acts = inner(this.acts, name);
      acts.delete(act);
      acts.set(act, at);
    }
  }

  /** Returns the index of the mentioned ruling; null if none or several match. */
  ruling(candidate: LooseRuling): number | null {
    const { number, name } = candidate;
    if (candidate.isIncomplete) return null;
    if (number !== undefined) {
      const same = [...(this.byNumber.get(number)?.values() ?? [])].filter(({ one: ruling }) =>
        fits(candidate, ruling),
      );
      const different = new Set(same.map(({ one: ruling }) => vague(ruling.key)));
      return different.size === 1 ? (same[0]?.at ?? null) : null;
    }
    const found = this.rulings
      .slice(-furthest)
      .findLast(
        ({ one: ruling, until }) =>
          fits(candidate, ruling) &&
          (name === undefined || this.isNamed(ruling, name, Math.min(until, candidate.start))),
      );
    return found?.at ?? null;
  }

  /** Whether the name occurs in the citation or before the next one. */
  private isNamed({ start, end }: RulingReference, name: string, until: number): boolean {
    return this.text.slice(start, Math.max(end, Math.min(end + namesReach, until))).includes(name);
  }

  /**
   * Returns the index of the mentioned provision, or the `key` of another article of a cited act.
   */
  provision({ article, isBack, types, number }: LooseProvision): { at: number } | { key: string } | null {
    if (article !== undefined && types.length === 0) {
      const same = [...(this.byArticle.get(article)?.values() ?? [])];
      const antecedent = isBack || same.length === 1 ? same.at(-1) : undefined;
      return antecedent ? { at: antecedent.at } : null;
    }
    const act = this.act(types, number);
    if (act === null) return null;
    return article === undefined ? act : { key: `${act.act}:${article}` };
  }

  private act(types: readonly string[], number: number | undefined): { act: string; at: number } | null {
    const found = types.flatMap((type) => [
      ...(this.acts.get(number === undefined ? type : `${type} ${number}`) ?? []),
    ]);
    // Without a number the last cited act counts; a number must be unambiguous.
    const last = found.toSorted(([, a], [, b]) => a - b).at(-1);
    if (!last || (number !== undefined && found.length > 1)) return null;
    return { act: last[0], at: last[1] };
  }
}

function inner<T>(all: Map<string, Map<string, T>>, key: string): Map<string, T> {
  const existing = all.get(key) ?? new Map<string, T>();
  all.set(key, existing);
  return existing;
}

function fits({ court, place: seat, joined, year }: LooseRuling, other: RulingReference): boolean {
  return (
    (court === undefined || other.court === court) &&
    (seat === undefined || other.key.split(':')[1] === seat) &&
    (!joined || other.section === 'U') &&
    (year === undefined || yearOf(other.key) === year)
  );
}

const numberOf = (key: string) => (key.split(':').at(-1) ?? '').split('/')[0]?.replace(/^[ct]-/, '') ?? '';

function yearOf(key: string): number {
  const [last = '', before = ''] = key.split(':').toReversed();
  return last.includes('/') ? fullYear(last.split('/')[1] ?? '') : Number(before);
}

/** Removes the branch, because "Cass. n. 5/2019" may repeat "Cass. civ. n. 5/2019". */
const vague = (key: string) => key.replace(/^cass:(?:civ|pen):/, 'cass:');

const numberedKeys = new Map(namedActs.map(({ key, numbered = key }) => [key, numbered]));

/** Returns type and number: "l" and 241. Codes have no other type. */
function numbered(act: string): { type: string; number?: number } {
  if (codes.has(act)) return { type: 'code' };
  const [type = '', , number] = (numberedKeys.get(act) ?? act).split(':');
  return number === undefined ? { type: 'other' } : { type, number: Number(number) };
}

const codes = new Set(
  namedActs.filter(({ names }) => /^cod(?:ice|\.)/i.test(names[0] ?? '')).map(({ key }) => key),
);
