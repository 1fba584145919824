/** One thing that was looked at. */
export interface Finding {
  what: string;
  /** `wrong` needs someone; `note` is good to know, and the way it should be on some machines. */
  state: 'well' | 'note' | 'wrong';
  /** In one sentence, with the cure where it is wrong. */
  said: string;
  /** What can be counted of it, as `/metrics` has it: by the name of the measure, and of what. */
  measures?: Measures;
}

export type Measure = 'backup_age_seconds' | 'clock_ahead_seconds' | 'free_bytes' | 'vectors_missing';
type Measures = Partial<Record<Measure, Readonly<Record<string, number>>>>;

/** Milliseconds: a part that says nothing until then is taken to be away. */
let patienceMs = 10_000;
/** For a process that has to answer within three seconds, on whatever machine. */
export const hurry = (): void => void (patienceMs = 1500);

/** What `look` finds; where it fails or takes too long, that. */
export async function finding(
  what: string,
  look: () => Promise<Omit<Finding, 'what'>>,
  explain: (error: unknown) => string,
): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer in time')), patienceMs);
  });
  const looked = look();
  looked.catch(() => undefined);
  try {
    return { what, ...(await Promise.race([looked, late])) };
  } catch (error) {
    return { what, state: 'wrong', said: explain(error) };
  } finally {
    clearTimeout(timer);
  }
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
