import { setClockWrong } from './wrong-clock.ts';

setClockWrong(Number(process.env['CLOCK_WRONG_BY_MS']));
