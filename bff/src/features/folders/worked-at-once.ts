/**
 * How many results are processed at a time: some milliseconds at their largest, between which other requests run.
 */
export const workedAtOnce = 50;
