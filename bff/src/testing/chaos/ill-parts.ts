import type { Knex } from 'knex';
import type { FakeSmtp } from '../fake-smtp.ts';
import { fullDisk } from '../full-disk.ts';
import { setClockWrong } from '../wrong-clock.ts';
import type { Fault } from './fault.ts';

const hour = 3_600_000;

/** Faults of services that run but misbehave: full, unresponsive, or with a clock an hour off. */
export function illParts(direct: Knex, smtp: FakeSmtp): Fault[] {
  const disk = fullDisk(direct);
  let putRight: () => void = () => undefined;
  const stepped = (name: string, ms: number): Fault => ({
    name,
    stopsSearches: false,
    begin: () => void (putRight = setClockWrong(ms)),
    // A lease taken with the wrong clock must not last longer than one taken with the right clock.
    end: () => putRight(),
  });
  return [
    { name: 'disk full', stopsSearches: true, begin: disk.begin, end: disk.end },
    {
      name: 'mail hangs',
      stopsSearches: false,
      begin: () => void smtp.faults.set('DATA', 'silence'),
      end: () => void smtp.faults.delete('DATA'),
    },
    stepped('clock ahead', hour),
    stepped('clock behind', -hour),
  ];
}
