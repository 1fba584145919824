import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for anyone who reads /proc. */
const msOfTick = 10;

/**
 * Returns the processor time of a process with its threads and its current and ended descendants,
 * in milliseconds; 0 without /proc.
 */
export function processorMs(pid: number): number {
  const [utime, stime, ofEnded, systemOfEnded] = times(pid);
  const children = readdir(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  const processTime = (utime + stime + ofEnded + systemOfEnded) * msOfTick;
  return children.reduce((sum, child) => sum + processorMs(child), processTime);
}

/**
 * Returns the processor time of a Java process's compiler threads that still run, in milliseconds;
 * 0 without /proc.
 */
export function compilerMs(pid: number): number {
  const threads = readdir(`/proc/${pid}/task`).map((thread) => `${pid}/task/${thread}`);
  const compilers = threads.filter((thread) => /^C\d Compiler/.test(read(`/proc/${thread}/comm`)));
  return compilers.reduce((sum, thread) => {
    const [user, system] = times(thread);
    return sum + (user + system) * msOfTick;
  }, 0);
}

/** Returns the processor time of this process's ended children, in milliseconds. */
export function endedChildrenMs(): number {
  const [, , user, system] = times(process.pid);
  return (user + system) * msOfTick;
}

/**
 * Returns the four times of a process or of a thread (`<pid>/task/<thread>`). The process name, in
 * parentheses before the times, may contain blanks.
 */
function times(pid: number | string): [number, number, number, number] {
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
