import { percentile } from '../percentile.ts';

export type Kind = 'search' | 'around a search' | 'suggestions' | 'folders' | 'save and note' | 'history';

export interface Records {
  /** Response times in milliseconds. */
  times: Map<Kind, number[]>;
  /** Everything else, by kind and status. */
  refused: Map<string, number>;
}

export const noRecords = (): Records => ({ times: new Map(), refused: new Map() });

export function record({ times, refused }: Records, kind: Kind, status: number, ms: number): void {
  if (status === 200) times.set(kind, [...(times.get(kind) ?? []), ms]);
  else refused.set(`${kind} ${status}`, (refused.get(`${kind} ${status}`) ?? 0) + 1);
}

export const everything = ({ times }: Records): number[] => [...times.values()].flat();

export function report(quiet: Records, busy: Records): string {
  const head = ['p50 quiet', 'p95 quiet', 'p50 busy', 'p95 busy', 'times', 'answered'];
  const row = (name: string, before: readonly number[], then: readonly number[]) => {
    const [calm, loaded] = [percentile(before, 0.95), percentile(then, 0.95)];
    const ms = [percentile(before, 0.5), calm, percentile(then, 0.5), loaded].map((n) => n.toFixed(1));
    return line(name, [...ms, (loaded / calm).toFixed(2), String(then.length)]);
  };
  const rows = [...busy.times].map(([kind, times]) => row(kind, quiet.times.get(kind) ?? [], times));
  return [
    line('milliseconds', head),
    ...rows,
    row('everything', everything(quiet), everything(busy)),
    `refused: ${[...busy.refused].map(([what, n]) => `${what}: ${n}`).join(', ') || 'nothing'}`,
  ].join('\n');
}

const line = (name: string, columns: readonly string[]) =>
  name.padEnd(18) + columns.map((column) => column.padStart(11)).join('');
