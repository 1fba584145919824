import { vi } from 'vitest';

/**
 * In tests of stories it is always the same moment: a date on a picture is tomorrow what it is today. Only `Date` stands
 * still; timers and `performance` keep the machine's pace.
 */
vi.setSystemTime('2026-03-10T09:00:00Z');
