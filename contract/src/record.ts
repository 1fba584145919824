export type Fields = Readonly<Record<string, unknown>>;

/** An object by its fields: no null, no list. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of what may be anything: none where it is not an object. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
