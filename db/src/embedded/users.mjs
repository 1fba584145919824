import { createHash } from 'node:crypto';

/** The user that serves may read and write rows and nothing else: that is all an attacker gets who takes it over. */
const SERVER_USER = 'massima_server';
export const SERVER_RIGHTS = 'SELECT, INSERT, UPDATE, DELETE';

/**
 * Derives the server user's password from the owner's. It cannot be reversed.
 * @param {string} password
 */
const serverPassword = (password) => createHash('sha256').update(`server\0${password}`).digest('hex');

/**
 * Returns the statements that create both users of a private server: `massima`, with all
 * privileges, and the server's user.
 * @param {{ database: string, password: string, replace?: boolean }} options
 */
export function makeUsers({ database, password, replace = false }) {
  const create = (/** @type {string} */ user, /** @type {string} */ secret) =>
    `CREATE ${replace ? 'OR REPLACE USER' : 'USER IF NOT EXISTS'} '${user}'@'127.0.0.1' IDENTIFIED BY '${secret}';`;
  return [
    create('massima', password),
    "GRANT ALL PRIVILEGES ON *.* TO 'massima'@'127.0.0.1' WITH GRANT OPTION;",
    create(SERVER_USER, serverPassword(password)),
    `GRANT ${SERVER_RIGHTS} ON \`${database}\`.* TO '${SERVER_USER}'@'127.0.0.1';`,
  ];
}

/**
 * The addresses of a private server's schema, for its owner and for the user that serves.
 * @param {{ database: string, password: string, port: number }} options
 */
export const addressesOf = ({ database, password, port }) => ({
  url: `mysql://massima:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
  serverUrl: `mysql://${SERVER_USER}:${serverPassword(password)}@127.0.0.1:${port}/${database}`,
});
