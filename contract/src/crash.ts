import { z } from 'zod';
import { crashNames } from './constants.ts';
import { paths } from './paths.ts';

/** A route's pattern, never the address; `*` is an address that no screen has. */
export const crashScreens = [...Object.values(paths), '*', 'widget'] as const;
export type CrashScreen = (typeof crashScreens)[number];

/** One of our own files, with line and column: `assets/base-Bx1.js:1:2034`. */
export const framePattern = /^assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;

/** All that a browser tells of an error: not its message, which may contain what a user typed. */
export const crashInput = z.object({
  name: z.enum(crashNames),
  screen: z.enum(crashScreens),
  /** The file that knows the others, whose name changes with every build. */
  build: z.string().regex(/^[\w.-]{1,80}$/),
  /** Of the answer that came last, where one came. */
  requestId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .nullable(),
  /** From the innermost outwards. What is not ours is dropped, and so is what is past the fifth. */
  frames: z.array(z.string()),
});
export type Crash = z.input<typeof crashInput>;
