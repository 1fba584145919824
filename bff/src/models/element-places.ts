import { raw } from 'objection';

/**
 * Between two results that were saved one after the other there are as many places as leave that of the highest id a
 * number that is exact here.
 */
export const placeDistance = 2 ** 20;
/**
 * Where a result is that was never moved: so folders of before, and what an older version saves, keep the order in which
 * they were saved, and whatever is saved next comes behind them all.
 */
export const placeOfId = (id: number): number => id * placeDistance;

export const placeSql = () => raw('COALESCE(place, id * ?)', [placeDistance]);
export const placed = () => raw('COALESCE(place, id * ?) AS at', [placeDistance]);
