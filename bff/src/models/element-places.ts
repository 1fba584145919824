import { raw } from 'objection';

/**
 * Distance between the positions of two results saved in a row: the largest at which the position
 * of the highest id is an exact number.
 */
export const placeDistance = 2 ** 20;
/**
 * Returns the position of a result that was never moved. Rows without a position, such as those of
 * an older version, keep the order in which they were saved, and new results come last.
 */
export const placeOfId = (id: number): number => id * placeDistance;

export const placeSql = () => raw('COALESCE(place, id * ?)', [placeDistance]);
export const placed = () => raw('COALESCE(place, id * ?) AS at', [placeDistance]);
