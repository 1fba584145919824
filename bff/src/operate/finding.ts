interface Checked {
  /** Name of the part, as metrics and `/health/ready` have it. */
  what: string;
  /** One sentence, with the cure if something is wrong. */
  said: string;
  /** Measurements for `/metrics`, by measure and by what was measured. */
  measures?: Measures;
}
/** `note` is right on some machines. */
type Quiet = Checked & { state: 'well' | 'note' };
/** `wrong` needs someone; with `broken`, users are not served. `next` is the command to type next. */
type Loud = Checked & { state: 'wrong' | 'broken'; next: string };

/** Result of one check. */
export type Finding = Quiet | Loud;
export type Found = Omit<Quiet, 'what'> | Omit<Loud, 'what'>;

export type Measure = 'backup_age_seconds' | 'clock_ahead_seconds' | 'free_bytes' | 'vectors_missing';
type Measures = Partial<Record<Measure, Readonly<Record<string, number>>>>;

/** Timeout of a check, in milliseconds. */
let timeoutMs = 10_000;
/** Shortens the timeout for a process that has to end within three seconds. */
export const hurry = (): void => void (timeoutMs = 1500);

/** Aborts what a check has begun when its time is up. */
export const deadline = (): AbortSignal => AbortSignal.timeout(timeoutMs);

/** Error of a check that took longer than the timeout. */
export class Late extends Error {
  override readonly name = 'Late';
}

/** Returns the result of the check; if it fails or takes too long, the result of `explain`. */
export async function finding(
  what: string,
  check: () => Promise<Found>,
  explain: (error: unknown) => Found,
): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late('it does not answer in time')), timeoutMs);
  });
  const checked = check();
  checked.catch(() => undefined);
  try {
    return { what, ...(await Promise.race([checked, late])) };
  } catch (error) {
    return { what, ...explain(error) };
  } finally {
    clearTimeout(timer);
  }
}

export const needsSomeone = (one: Finding): one is Loud => one.state === 'wrong' || one.state === 'broken';

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
