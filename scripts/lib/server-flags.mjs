/**
 * Node flags of the bundled server, as in the Dockerfile. A larger young generation means that
 * fewer short-lived objects of a search are copied (docs/measurements/speed.md).
 */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=64'];
