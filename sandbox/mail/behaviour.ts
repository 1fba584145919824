export const modes = ['ok', 'refuse', 'down'] as const;
/** `refuse`: every mail is answered with a temporary error. `down`: nothing listens on the SMTP port. */
export type Mode = (typeof modes)[number];

export const isMode = (value: unknown): value is Mode => modes.some((mode) => mode === value);

/** Makes the mail catcher fail, for tests of how the application handles it. */
export class Behaviour {
  mode: Mode = 'ok';
  #listener: () => Promise<void> = () => Promise.resolve();

  onChange(listener: () => Promise<void>): void {
    this.#listener = listener;
  }

  /** Resolves when the new mode is in force, so that a test needs no waiting. */
  async set(mode: Mode): Promise<void> {
    this.mode = mode;
    await this.#listener();
  }
}
