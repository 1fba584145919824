import type { Browser } from './browser.ts';

export interface Typing {
  results: number;
  /**
   * Longest task of the page's main thread, in ms of processor time, without other work on the
   * machine.
   */
  longest: number;
  longestByClock: number;
  /** Tasks over 50 ms of processor time. */
  over: number;
  cls: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const phone = { width: 412, height: 823 };
const text = 'risarcimento del danno da circolazione stradale';

/** Types a question letter by letter above fifty results (some of them folded), with a processor that many times slower. */
export async function measureTyping(browser: Browser, url: string, slowdown: number): Promise<Typing> {
  const page = await browser.context.newPage();
  try {
    await page.setViewportSize(phone);
    await page.addInitScript(() => {
      const shiftCounter = Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shiftCounter.shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${url}/?q=danno`);
    const articles = page.getByRole('tabpanel').getByRole('article');
    await articles.first().waitFor();
    // Loads five pages of ten results; results with the same text are folded into one card.
    for (let pages = 1; pages < 5; pages++) {
      const nextPage = page.waitForResponse((response) => response.url().includes('search.run'));
      await page.getByRole('button', { name: 'Mostra altri risultati' }).click();
      await nextPage;
    }
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    await page.waitForTimeout(1000);
    const results = await articles.count();
    const box = page.getByRole('combobox', { name: 'Domanda, riferimento o articolo di legge' });
    await box.fill('');
    await page.evaluate(() => Object.assign(window, { shifts: 0 }));
    const cdp = await browser.context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const events = await traced(cdp, async () => {
      await box.pressSequentially(text, { delay: 120 });
      await page.waitForTimeout(1500);
    });
    const cls = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
    return { results, cls, ...longestTasks(events) };
  } finally {
    await page.close();
  }
}

type Session = Awaited<ReturnType<Browser['context']['newCDPSession']>>;

/** Records trace events of this page's process only. */
async function traced(cdp: Session, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'],
    },
  });
  await act();
  await cdp.send('Tracing.end');
  await done;
  return events;
}

function longestTasks(events: readonly TraceEvent[]): Pick<Typing, 'longest' | 'longestByClock' | 'over'> {
  const key = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`;
  const main = new Set(
    events.filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain').map(key),
  );
  const tasks = events.filter((e) => e.name === 'RunTask' && main.has(key(e)));
  if (tasks.length === 0) throw new Error('The browser recorded no tasks.');
  const longest = (times: (number | undefined)[]) => Math.max(0, ...times.map((t) => (t ?? 0) / 1000));
  return {
    longest: longest(tasks.map(({ tdur }) => tdur)),
    longestByClock: longest(tasks.map(({ dur }) => dur)),
    over: tasks.filter(({ tdur }) => (tdur ?? 0) > 50_000).length,
  };
}
