import type { Knex } from 'knex';
import type { RunningServerRow } from './running-servers.ts';

interface JobTurnRow {
  name: string;
  holder: string | null;
  leased_until: Date | null;
  done_at: Date | null;
  reached: string | null;
}

/** A value, or what the database works out. */
export type Written<Row> = { [Column in keyof Row]: Row[Column] | Knex.Raw };

/** Tables by which processes know of one another. */
export interface ProcessTables {
  job_turns: Written<JobTurnRow>;
  running_servers: Written<RunningServerRow>;
}
