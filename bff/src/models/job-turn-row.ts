export interface JobTurnRow {
  name: string;
  holder: string | null;
  leased_until: Date | null;
  done_at: Date | null;
  reached: string | null;
}
