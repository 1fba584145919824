import { followClock } from './moved-clock.ts';
import { subscribeDemoLawyer } from './subscribe-demo-lawyer.ts';

export { followClock, moveClock } from './moved-clock.ts';

export const demoJobs = [
  { name: 'demo subscription', everyMs: 60_000, run: subscribeDemoLawyer },
  { name: 'demo clock', everyMs: 1000, run: followClock },
];
