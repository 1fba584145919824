#!/usr/bin/env node
/**
 * Relays between Debian's Firefox and Playwright. The ESR lacks the WebDriver BiDi command by
 * which Playwright sets a context's colours, and Playwright would give up. The relay reports
 * success for this command and passes on all other messages unchanged. FIREFOX_PATH names another
 * Firefox.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const notYetKnown = new Set(['emulation.setMediaFeaturesOverride']);
const listening = /WebDriver BiDi listening on (ws:\/\/[\d.]+:\d+)/;

const path = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const firefox = spawn(path, process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));

firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const [, address] = listening.exec(text) ?? [];
  if (address) relay(address);
  else process.stderr.write(text);
});

/** @param {string} address WebSocket URL of Firefox; prints the relay's URL in Firefox's format */
function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 });
    const isOpen = new Promise((resolve) => browser.once('open', resolve));
    playwright.on('message', async (data) => {
      const { id, method } = JSON.parse(data.toString());
      if (notYetKnown.has(method))
        return playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      await isOpen;
      browser.send(data.toString());
    });
    browser.on('message', (data) => playwright.send(data.toString()));
    browser.on('close', () => playwright.close());
    browser.on('error', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}
