// The embedded MariaDB of the demo and of the tests. Production sets DATABASE_URL instead.
export { findServer, MARIADB_PACKAGES } from './find-server.mjs';
export { startMariadb } from './start-mariadb.mjs';
export { SERVER_RIGHTS } from './users.mjs';
