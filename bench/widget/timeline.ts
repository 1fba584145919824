import type { Browser } from 'playwright';
import { latencies, slowPage } from './visible.ts';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  args?: { data?: { url?: string; documentLoaderURL?: string }; beginData?: { url?: string } };
}
/** What loads, is computed and painted. */
const shown =
  /^(navigationStart|Resource(SendRequest|ReceiveResponse|Finish)|ParseHTML|EvaluateScript|FunctionCall|TimerFire|UpdateLayoutTree|Layout|Paint|firstContentfulPaint)$/;
/** Work shorter than this, in ms, doesn't decide anything. */
const leastWork = 3;

/** What happens on the slow network until the form is seen, in ms since the start of the navigation. */
export async function printTimeline(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 412, height: 900 } });
  try {
    const page = await slowPage(context, latencies['a round trip a request']);
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing', 'loading'] });
    await page.goto(url);
    await page.waitForTimeout(2000);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    const addressOf = ({ args }: TraceEvent) =>
      args?.data?.url ?? args?.data?.documentLoaderURL ?? args?.beginData?.url ?? '';
    const start = traceEvents.find((e) => e.name === 'navigationStart' && addressOf(e) === url)?.ts ?? 0;
    const rows = traceEvents.filter(
      (e) => shown.test(e.name) && e.ts >= start && (e.ph !== 'X' || (e.dur ?? 0) > leastWork * 1000),
    );
    for (const e of rows.sort((a, b) => a.ts - b.ts)) {
      const [at, took] = [(e.ts - start) / 1000, (e.dur ?? 0) / 1000];
      console.log(
        `${at.toFixed(0).padStart(6)} ${took ? took.toFixed(0).padStart(5) : '     '}  ${e.name.padEnd(24)} ${addressOf(e).slice(0, 80)}`,
      );
    }
  } finally {
    await context.close();
  }
}
