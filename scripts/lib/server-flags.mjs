/**
 * How Node runs the bundled server; the Dockerfile says the same. With more room for what is young, less of
 * what a search leaves is copied before it is known to be of no use (docs/measurements/speed.md).
 */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=64'];
