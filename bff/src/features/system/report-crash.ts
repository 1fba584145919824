import { crashFramesMax } from '@massima/contract/constants';
import { framePattern, type Crash } from '@massima/contract/crash';
import type { Deps } from '../../deps.ts';
import { takeCrashReport } from '../limits/index.ts';

/** Logs a crash report of a browser as one line with these fields only. */
export async function reportCrash(deps: Deps, crash: Crash, clientIp: string): Promise<{ success: true }> {
  await takeCrashReport(deps, clientIp);
  const { name, screen, build, requestId } = crash;
  const frames = crash.frames.filter((frame) => framePattern.test(frame)).slice(0, crashFramesMax);
  deps.log.info({ crash: { name, screen, build, requestId, frames } }, 'a browser reported a crash');
  return { success: true };
}
