import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright';

/**
 * Lighthouse's "slow 4G": 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up; and a processor four times slower. The browser
 * adds the latency to requests only, and opens connections for nothing; what Lighthouse itself gives to each request to make
 * up for that is 562.5 ms, measured as well.
 */
export const latencies = { 'a round trip a request': 150, 'with connections, as Lighthouse has it': 562.5 };
const network = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;

/** Plain JavaScript, since it runs in the browser unchanged. */
const watchForm = fileURLToPath(new URL('watch-form.js', import.meta.url));

/** Milliseconds from the start of the navigation until the form can be seen, with nothing in the cache. */
export async function timeToForm(browser: Browser, url: string, latency: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 900 } });
  try {
    const page = await slowPage(context, latency);
    await page.addInitScript({ path: watchForm });
    const seen = firstReport(page);
    await page.goto(url, { waitUntil: 'commit' });
    const start = await page.evaluate(() => performance.timeOrigin);
    return (await seen) - start;
  } finally {
    await context.close();
  }
}

/** A page on the slow network and processor. */
export async function slowPage(context: BrowserContext, latency: number): Promise<Page> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { ...network, latency });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

function firstReport(page: Page): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The form was not seen within 30 s.')), 30_000);
    page.on('console', (message) => {
      const [said, time] = message.text().split(' ');
      if (said !== 'massimaBenchSeen') return;
      clearTimeout(timer);
      resolve(Number(time));
    });
  });
}
