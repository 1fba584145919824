// Shows one line per part with its action, progress and duration. Lines are redrawn in place on a
// terminal and appended elsewhere.
const CLEAR_LINE = '\u001B[2K';
const SYMBOLS = { waiting: '·', working: '◌', done: '✓', failed: '✗' };
const COLOURS = { waiting: 90, working: 36, done: 32, failed: 31 };
const PLAIN_EVERY_MS = 5000;

/** @typedef {{ label: string, state: keyof typeof SYMBOLS, text: string, fraction: number | undefined, began: number, ended: number, printed: number }} Line */

export class Progress {
  /** @type {Map<string, Line>} */ #lines = new Map();
  #drawn = 0;
  #finished = false;
  /** @type {NodeJS.Timeout | undefined} */ #timer;

  /** @param {{ out?: NodeJS.WriteStream, tty?: boolean, colour?: boolean }} [options] */
  constructor({
    out = process.stdout,
    tty = out.isTTY === true && !process.env.CI,
    colour = tty && !process.env.NO_COLOR,
  } = {}) {
    this.out = out;
    this.tty = tty;
    this.colour = colour;
    this.began = Date.now();
  }

  /** @param {string} label @returns {{ update(text: string, fraction?: number): void, done(text?: string): void, fail(text: string): void }} */
  part(label) {
    /** @type {Line} */
    const line = this.#lines.get(label) ?? {
      label,
      state: 'waiting',
      text: '',
      fraction: undefined,
      began: 0,
      ended: 0,
      printed: 0,
    };
    this.#lines.set(label, line);
    this.#schedule();
    return {
      update: (text, fraction) => this.#set(line, 'working', text, fraction),
      done: (text) => this.#set(line, 'done', text ?? line.text),
      fail: (text) => this.#set(line, 'failed', text),
    };
  }

  /** A message among the lines. @param {string} text */
  say(text) {
    this.#erase();
    this.out.write(`${text}\n`);
    this.#draw();
  }

  /** Keeps the lines as they are; later output appears below them. */
  finish() {
    if (this.#finished) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#erase();
    this.#draw();
    this.#drawn = 0;
    this.#finished = true;
    this.#lines.clear();
  }

  /** @param {Line} line @param {Line['state']} state @param {string} text @param {number} [fraction] */
  #set(line, state, text, fraction) {
    if (this.#finished) return;
    const changed = line.state !== state || line.text !== text;
    line.began ||= Date.now();
    if (state !== 'working') line.ended = Date.now();
    Object.assign(line, { state, text, fraction });
    if (this.tty) return;
    // In a log, a percentage is worth a line only now and then.
    const moved = state === 'working' && fraction !== undefined && Date.now() - line.printed > PLAIN_EVERY_MS;
    if (!changed && !moved) return;
    line.printed = Date.now();
    this.out.write(
      `${seconds(Date.now() - this.began).padStart(8)}  ${SYMBOLS[state]} ${line.label.padEnd(16)} ${describe(line)}\n`,
    );
  }

  #schedule() {
    if (!this.tty || this.#timer) return;
    this.#timer = setInterval(() => this.#redraw(), 100);
    this.#timer.unref();
  }

  #erase() {
    if (this.tty && this.#drawn > 0) this.out.write(`\u001B[${this.#drawn}A\r\u001B[J`);
    this.#drawn = 0;
  }

  /** Over the old lines, in one write: erased first, they would flicker. */
  #redraw() {
    const up = this.#drawn > 0 ? `\u001B[${this.#drawn}A\r` : '';
    this.#draw(up);
  }

  #draw(before = '') {
    if (!this.tty) return;
    const width = this.out.columns || 80;
    // Cuts every line to the width, because a wrapped line would shift the next redraw down.
    const drawn = [...this.#lines.values()].map((line) => {
      const time = line.began ? seconds((line.ended || Date.now()) - line.began) : '';
      const body = `${line.label.padEnd(16)} ${describe(line)}`.slice(0, width - 14);
      const symbol = this.colour
        ? `\u001B[${COLOURS[line.state]}m${SYMBOLS[line.state]}\u001B[0m`
        : SYMBOLS[line.state];
      return `${CLEAR_LINE} ${symbol} ${body.padEnd(width - 14)} ${time.padStart(8)}\n`;
    });
    this.out.write(before + drawn.join(''));
    this.#drawn = this.#lines.size;
  }
}

/** @param {Line} line */
function describe({ state, text, fraction }) {
  if (state === 'waiting') return 'waiting';
  return fraction === undefined || state !== 'working' ? text : `${text} ${Math.floor(fraction * 100)} %`;
}

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
