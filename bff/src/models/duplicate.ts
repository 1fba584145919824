const duplicate = 'ER_DUP_ENTRY';

/** Whether the database refused a row because another one has its key. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === duplicate;
