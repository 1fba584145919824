/**
 * How Node runs the bundled server; the Dockerfile says the same. A search leaves 100 kB to be collected: where the room for what is
 * young is small, most of it is copied before it is known to be of no use (docs/performance.md).
 */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=64'];
