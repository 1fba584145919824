export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object, not null or a list. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields of a value, or none if it is not an object. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
