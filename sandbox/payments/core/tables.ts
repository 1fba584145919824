/**
 * All stored tables. Each is declared next to its object, under the object's name in the API if it
 * has one.
 */
export interface Tables {
  meta: { id: string; value: number };
}

export type TableName = keyof Tables;
