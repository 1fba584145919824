import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { percentile } from '../percentile.ts';
import type { Browser } from './browser.ts';
import { countProcessorTime } from './processor-time.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** Medians; scores of 100, times in ms. */
export interface Audit extends Record<(typeof categories)[number], number> {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Performance of each run. */
  each: number[];
  /** Task times including the time for which tasks waited for the processor. */
  byClock: number[];
  /** Failed audits in accessibility and best practices. */
  complaints: string[];
}

const median = (list: readonly number[]) => percentile(list, 0.5);

/** Lighthouse's own mobile profile, each time with an empty cache. */
export async function audit(
  browser: Browser,
  url: string,
  runs: number,
  reports: string | undefined,
  name: string,
): Promise<Audit> {
  const results: RunnerResult['lhr'][] = [];
  const clock: number[] = [];
  for (let run = 0; run < runs; run++) {
    await browser.forgetCache();
    const [byClock, result] = await auditOnce(browser, url);
    clock.push(Math.round((byClock?.lhr.categories['performance']?.score ?? 0) * 100));
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    if (result.lhr.finalDisplayedUrl !== url)
      throw new Error(`${url} led to ${result.lhr.finalDisplayedUrl}`);
    results.push(result.lhr);
    if (reports) await writeFile(path.join(reports, `${name}-${run}.json`), JSON.stringify(result.lhr));
  }
  const score = (category: string) =>
    results.map(({ categories: all }) => Math.round((all[category]?.score ?? 0) * 100));
  const value = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    performance: median(score('performance')),
    accessibility: median(score('accessibility')),
    'best-practices': median(score('best-practices')),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    each: score('performance'),
    byClock: clock,
    complaints: [...new Set(results.flatMap(complaintsOf))],
  };
}

/** Measures one visit twice: by elapsed time and by processor time of its tasks. */
async function auditOnce(browser: Browser, url: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-visit-'));
  try {
    const flags = {
      port: browser.port,
      output: 'json' as const,
      logLevel: 'error' as const,
      onlyCategories: [...categories],
      disableStorageReset: true,
    };
    await lighthouse(url, { ...flags, gatherMode: folder });
    const byClock = await lighthouse(url, { ...flags, auditMode: folder });
    countProcessorTime(folder);
    return [byClock, await lighthouse(url, { ...flags, auditMode: folder })] as const;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function complaintsOf({ audits, categories: all }: RunnerResult['lhr']): string[] {
  return ['accessibility', 'best-practices'].flatMap((category) =>
    (all[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}: ${audits[id]?.title ?? ''}`),
  );
}
