import { namedActs } from '../act-table.ts';
import { fullYear } from '../dates.ts';
import type { ProvisionReference, Reference, RulingReference } from '../types.ts';
import type { LooseProvision, LooseRuling } from './types.ts';

/** How far after a citation the names of its parties may come. */
const namesReach = 60;
/** How many earlier rulings are searched for one that is named without its number. */
const furthest = 500;

/** What a text has cited so far, so that a later mention of it can be resolved. `text` is the one that the references are of. */
export class Antecedents {
  private readonly rulings: { at: number; one: RulingReference; until: number }[] = [];
  private readonly byNumber = new Map<string, Map<string, { at: number; one: RulingReference }>>();
  private readonly byArticle = new Map<string, Map<string, { at: number; one: ProvisionReference }>>();
  private readonly acts = new Map<string, Map<string, number>>();
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** `at`: which of the references it is; `until`: where the next one begins. */
  add(one: Reference, at: number, until: number): void {
    if (one.kind === 'ruling') {
      this.rulings.push({ at, one, until });
      inner(this.byNumber, numberOf(one.key)).set(one.key, { at, one });
      return;
    }
    const { key, act } = one;
    if (key !== act) {
      const articles = inner(this.byArticle, key.slice(act.length + 1));
      const first = articles.get(key)?.at ?? at;
      articles.delete(key);
      articles.set(key, { at: first, one });
    }
    const { type, number } = numbered(act);
    for (const name of [type, ...(number === undefined ? [] : [`${type} ${number}`])]) {
      const acts = inner(this.acts, name);
      acts.delete(act);
      acts.set(act, at);
    }
  }

  /** The ruling that is meant; null where there is none, or more than one of that number. */
  ruling(said: LooseRuling): number | null {
    const { number, name } = said;
    if (said.isIncomplete) return null;
    if (number !== undefined) {
      const same = [...(this.byNumber.get(number)?.values() ?? [])].filter(({ one }) => fits(said, one));
      const different = new Set(same.map(({ one }) => vague(one.key)));
      return different.size === 1 ? (same[0]?.at ?? null) : null;
    }
    const found = this.rulings
      .slice(-furthest)
      .findLast(
        ({ one, until }) =>
          fits(said, one) && (name === undefined || this.isNamed(one, name, Math.min(until, said.start))),
      );
    return found?.at ?? null;
  }

  /** A name of the parties is in a citation or after it, before the next one begins. */
  private isNamed({ start, end }: RulingReference, name: string, until: number): boolean {
    return this.text.slice(start, Math.max(end, Math.min(end + namesReach, until))).includes(name);
  }

  /** The article or act that is meant; `key` where it is another article of an act that was named before. */
  provision({ article, isBack, types, number }: LooseProvision): { at: number } | { key: string } | null {
    if (article !== undefined && types.length === 0) {
      const same = [...(this.byArticle.get(article)?.values() ?? [])];
      const meant = isBack || same.length === 1 ? same.at(-1) : undefined;
      return meant ? { at: meant.at } : null;
    }
    const act = this.act(types, number);
    if (act === null) return null;
    return article === undefined ? act : { key: `${act.act}:${article}` };
  }

  private act(types: readonly string[], number: number | undefined): { act: string; at: number } | null {
    const found = types.flatMap((type) => [
      ...(this.acts.get(number === undefined ? type : `${type} ${number}`) ?? []),
    ]);
    // Without its number the one named last is meant; with it there must be no other of that number.
    const last = found.toSorted(([, a], [, b]) => a - b).at(-1);
    if (!last || (number !== undefined && found.length > 1)) return null;
    return { act: last[0], at: last[1] };
  }
}

function inner<T>(all: Map<string, Map<string, T>>, key: string): Map<string, T> {
  const known = all.get(key) ?? new Map<string, T>();
  all.set(key, known);
  return known;
}

function fits({ court, place, joined, year }: LooseRuling, other: RulingReference): boolean {
  return (
    (court === undefined || other.court === court) &&
    (place === undefined || other.key.split(':')[1] === place) &&
    (!joined || other.section === 'U') &&
    (year === undefined || yearOf(other.key) === year)
  );
}

const numberOf = (key: string) => (key.split(':').at(-1) ?? '').split('/')[0]?.replace(/^[ct]-/, '') ?? '';

function yearOf(key: string): number {
  const [last = '', before = ''] = key.split(':').toReversed();
  return last.includes('/') ? fullYear(last.split('/')[1] ?? '') : Number(before);
}

/** Both branches of the Cassazione as one: "Cass. n. 5/2019" repeats "Cass. civ. n. 5/2019". */
const vague = (key: string) => key.replace(/^cass:(?:civ|pen):/, 'cass:');

const numberedKeys = new Map(namedActs.map(({ key, numbered = key }) => [key, numbered]));

/** "l" and 241; what is a code is of no other type. */
function numbered(act: string): { type: string; number?: number } {
  if (codes.has(act)) return { type: 'code' };
  const [type = '', , number] = (numberedKeys.get(act) ?? act).split(':');
  return number === undefined ? { type: 'other' } : { type, number: Number(number) };
}

const codes = new Set(
  namedActs.filter(({ names }) => /^cod(?:ice|\.)/i.test(names[0] ?? '')).map(({ key }) => key),
);
