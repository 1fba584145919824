import type { Knex } from 'knex';
import type { RunningServerRow } from './running-servers.ts';

interface JobTurnRow {
  name: string;
  holder: string | null;
  leased_until: Date | null;
  done_at: Date | null;
  reached: string | null;
}

/** Value, or an SQL expression. */
export type Written<Row> = { [Column in keyof Row]: Row[Column] | Knex.Raw };

/** Tables for coordination between processes. */
export interface ProcessTables {
  job_turns: Written<JobTurnRow>;
  running_servers: Written<RunningServerRow>;
}
