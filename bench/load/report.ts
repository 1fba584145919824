import { processorEach, throughput, type Measured } from './measure.ts';
import { percentile } from '../percentile.ts';

const row = (name: string, m: Measured): string =>
  [
    name.padEnd(28),
    percentile(m.times, 0.5).toFixed(1).padStart(9),
    percentile(m.times, 0.95).toFixed(1).padStart(9),
    throughput(m).toFixed(1).padStart(9),
    String(m.times.length).padStart(9),
    String(m.failed).padStart(9),
    '  ',
    Object.keys(m.processor)
      .map((program) => `${program} ${processorEach(m, program).toFixed(2)}`)
      .join(', '),
  ].join('');

export function table(title: string, results: ReadonlyMap<string, Measured>): string {
  const columns = ['p50 ms', 'p95 ms', 'q/s', 'answered', 'failed'].map((h) => h.padStart(9)).join('');
  const head = `${title.padEnd(28)}${columns}  processor ms a question`;
  return [head, ...[...results].map(([name, measured]) => row(name, measured))].join('\n');
}

export interface Verdict {
  what: string;
  value: number;
  aim: string;
  reached: boolean;
}

export const atLeast = (what: string, value: number, aim: number): Verdict => ({
  what,
  value,
  aim: `≥ ${aim}`,
  reached: value >= aim,
});
export const atMost = (what: string, value: number, aim: number): Verdict => ({
  what,
  value,
  aim: `≤ ${aim}`,
  reached: value <= aim,
});

export const verdicts = (list: readonly Verdict[]): string =>
  list
    .map((v) => `${v.reached ? 'reached' : 'MISSED '}  ${v.what}: ${v.value.toFixed(2)} (aim ${v.aim})`)
    .join('\n');
