import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The thread's own clock, which stands still while others have the processor. */
  tts?: number;
  tdur?: number;
}

/**
 * Rewrites the trace that Lighthouse has saved in a folder: every task takes as long as it computed, and not as long as it
 * waited for a processor that others were using. Lighthouse multiplies the length of tasks by four to have a slow phone, and
 * with it the wait. On a quiet machine nothing changes.
 */
export function countProcessorTime(folder: string): void {
  const file = path.join(folder, 'trace.json');
  const text = existsSync(file) ? readFileSync(file) : gunzipSync(readFileSync(`${file}.gz`));
  const trace = JSON.parse(text.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Map<string, TraceEvent[]>();
  for (const event of trace.traceEvents) {
    const key = `${event.pid}.${event.tid}`;
    const events = threads.get(key);
    if (events) events.push(event);
    else threads.set(key, [event]);
  }
  for (const events of threads.values()) shorten(events);
  writeFileSync(file, JSON.stringify(trace));
  rmSync(`${file}.gz`, { force: true });
}

function shorten(events: TraceEvent[]): void {
  const tasks = events
    .filter((e) => e.name === 'RunTask' && e.dur && e.tdur !== undefined && e.tts !== undefined)
    .map(({ ts, dur = 0, tts = 0, tdur = 0 }) => ({ ts, dur, tts, tdur: Math.min(dur, tdur) }))
    .sort((a, b) => a.ts - b.ts);
  let next = 0;
  for (const event of events.sort((a, b) => a.ts - b.ts)) {
    while (next + 1 < tasks.length && (tasks[next + 1]?.ts ?? 0) <= event.ts) next++;
    const task = tasks[next];
    if (!task || event.ts < task.ts || event.ts > task.ts + task.dur) continue;
    const at = (ts: number) => Math.floor((ts - task.ts) * (task.tdur / task.dur));
    // Both ends are rounded in the same way, so that nested events stay nested.
    const [start, end] = [at(event.ts), at(event.ts + (event.dur ?? 0))];
    event.ts = task.ts + start;
    if (event.dur !== undefined) event.dur = end - start;
  }
}
