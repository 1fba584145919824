// Supervises the parts of the application: reports and restarts a part that exits, and stops all in
// reverse order.
/** @typedef {import('./children.mjs').Exit} Exit */
/** @typedef {{ exited: Promise<Exit>, stop(): Promise<void> }} Handle */
/** `settle`: what to wait for before it is back. @typedef {{ name: string, label: string, start: () => Promise<Handle>, settle?: () => Promise<void> }} Part */

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const CALM_AFTER_MS = 60_000;

export class Supervisor {
  /** @type {{ part: Part, handle: Handle | undefined }[]} */ #running = [];
  #stopping = false;

  /** @param {{ say: (text: string) => void, whyEnded: (part: Part, exit: Exit) => string, wait?: (ms: number) => Promise<void> }} options */
  constructor({
    say,
    whyEnded,
    wait = (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
  }) {
    this.say = say;
    this.whyEnded = whyEnded;
    this.wait = wait;
  }

  /**
   * Starts a part and answers when it is ready. Fails when it can't start the first time.
   * @template {Handle} H @param {{ name: string, label: string, start: () => Promise<H> }} part @returns {Promise<H>}
   */
  async add(part) {
    const handle = await part.start();
    const entry = { part, handle: /** @type {Handle | undefined} */ (handle) };
    this.#running.push(entry);
    // The stop may have been requested while this part was starting.
    if (this.#stopping) await handle.stop();
    else void this.#watch(entry);
    return handle;
  }

  /** @param {{ part: Part, handle: Handle | undefined }} entry */
  async #watch(entry) {
    let waitMs = FIRST_WAIT_MS;
    while (entry.handle) {
      const since = Date.now();
      const exit = await entry.handle.exited;
      entry.handle = undefined;
      if (this.#stopping) return;
      if (Date.now() - since > CALM_AFTER_MS) waitMs = FIRST_WAIT_MS;
      this.say(
        `${this.whyEnded(entry.part, exit)}\n  The ${entry.part.label} starts again in ${waitMs / 1000} s; everything else keeps running.`,
      );
      while (!entry.handle) {
        await this.wait(waitMs);
        if (this.#stopping) return;
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
        await this.#again(entry, waitMs);
      }
    }
  }

  /** @param {{ part: Part, handle: Handle | undefined }} entry @param {number} nextWaitMs */
  async #again(entry, nextWaitMs) {
    try {
      const handle = await entry.part.start();
      if (this.#stopping) return void (await handle.stop());
      entry.handle = handle;
      await entry.part.settle?.();
      this.say(`  The ${entry.part.label} is back.`);
    } catch (error) {
      if (this.#stopping) return;
      this.say(
        `${error instanceof Error ? error.message : error}\n  The ${entry.part.label} is tried again in ${nextWaitMs / 1000} s.`,
      );
    }
  }

  /** @param {(label: string) => void} [onStop] */
  async stop(onStop) {
    this.#stopping = true;
    for (const { part, handle } of [...this.#running].reverse()) {
      if (!handle) continue;
      onStop?.(part.label);
      await handle.stop();
    }
  }
}
