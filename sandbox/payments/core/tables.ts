/**
 * Everything that is kept: a table is defined where its object is declared, under the name that the object has on the
 * wire, where it has one.
 */
export interface Tables {
  meta: { id: string; value: number };
}

export type TableName = keyof Tables;
