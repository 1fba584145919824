import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for whoever reads /proc. */
const msOfTick = 10;

/**
 * Milliseconds of processor that a process has used so far, with its threads, its children and theirs; those that
 * ended count too. 0 where there is no /proc.
 */
export function processorMs(pid: number): number {
  const [utime, stime, ofEnded, systemOfEnded] = times(pid);
  const children = readdir(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  const own = (utime + stime + ofEnded + systemOfEnded) * msOfTick;
  return children.reduce((sum, child) => sum + processorMs(child), own);
}

/** What the children of this process that have ended used. */
export function endedChildrenMs(): number {
  const [, , user, system] = times(process.pid);
  return (user + system) * msOfTick;
}

/** The four times of a process. Its name, in brackets before them, may hold blanks. */
function times(pid: number): [number, number, number, number] {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user = 0, system = 0, ofEnded = 0, systemOfEnded = 0] = fields.slice(11, 15).map(Number);
  return [user, system, ofEnded, systemOfEnded];
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function readdir(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
