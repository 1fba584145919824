/**
 * Number of results processed at a time. A batch takes some milliseconds; other requests run
 * between batches.
 */
export const elementBatchSize = 50;
