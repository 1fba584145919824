import { z } from 'zod';
import { crashNames } from './constants.ts';
import { paths } from './paths.ts';

/** A route's pattern, never the address; `*` is an address that no screen has. */
export const crashScreens = [...Object.values(paths), '*', 'widget'] as const;
export type CrashScreen = (typeof crashScreens)[number];

/** A frame in one of our files, with line and column: `assets/base-Bx1.js:1:2034`. */
export const framePattern = /^assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;

/**
 * Everything that a browser reports about an error. The message is excluded, because it may
 * contain typed text.
 */
export const crashInput = z.object({
  name: z.enum(crashNames),
  screen: z.enum(crashScreens),
  /** Entry file, whose name changes with every build. */
  build: z.string().regex(/^[\w.-]{1,80}$/),
  /** Request id of the latest response, if any. */
  requestId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .nullable(),
  /** Innermost first. Foreign frames, and those after the fifth, are dropped. */
  frames: z.array(z.string()),
});
export type Crash = z.input<typeof crashInput>;
