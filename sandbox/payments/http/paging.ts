import { invalid, missing } from './failure.ts';

export const paging = { limit: 'int', starting_after: 'string', ending_before: 'string' } as const;
export const createdRange = { created: 'any' } as const;

export interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

export function cut<R extends { id: string }>(rows: R[], paging: Paging): { data: R[]; hasMore: boolean } {
  const limit = paging.limit ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalid('This value must be between 1 and 100', 'limit', 'parameter_invalid_integer');
  }
  const position = (id: string, param: string) => {
    const index = rows.findIndex((row) => row.id === id);
    if (index < 0) throw missing('object', id, param);
    return index;
  };
  if (paging.ending_before !== undefined) {
    const before = rows.slice(0, position(paging.ending_before, 'ending_before'));
    return { data: before.slice(-limit), hasMore: before.length > limit };
  }
  const from =
    paging.starting_after === undefined ? 0 : position(paging.starting_after, 'starting_after') + 1;
  return { data: rows.slice(from, from + limit), hasMore: rows.length > from + limit };
}

/** `created=123` or `created[gte]=…`. */
export function inRange(value: number, range: unknown): boolean {
  if (range === undefined) return true;
  if (typeof range === 'string') return value === Number(range);
  const { gt, gte, lt, lte } = range as Record<string, string | undefined>;
  return (
    (gt === undefined || value > Number(gt)) &&
    (gte === undefined || value >= Number(gte)) &&
    (lt === undefined || value < Number(lt)) &&
    (lte === undefined || value <= Number(lte))
  );
}
