import type { Socket } from 'node:net';
import mysql, { type PoolConnection, type TypeCast } from 'mysql2';
import { setUpSession } from './session-setup.ts';

/** Connections to the database. Nothing that is asked of one hangs: it is answered, or fails, within its deadline. */
export interface DatabasePool {
  /** Fails with `ETIMEDOUT` when no connection is free in time. */
  acquire(): Promise<PoolConnection>;
  release(connection: PoolConnection): void;
  /** Connections that lie idle and that are used, and callers that wait for one. */
  use(): { free: number; used: number; waiting: number };
  /** Says goodbye to the server, and hangs up where that is not heard. */
  close(): Promise<void>;
}

interface PoolOptions {
  url: string;
  connections: number;
  /** Several statements in one text; only for texts that are constants of `models/`. */
  stacked?: boolean;
  /** Multiplies the deadlines of statements: 1 but in tests, whose machine may stall for longer than a user waits. */
  patience?: number;
}

/** Milliseconds between signs of life: several before the server would hang up on a silent connection (`session-setup.ts`). */
const heartbeat = 3000;
/** Milliseconds. Together with the engine's they stay below the three seconds after which a client gets an error. */
const deadlines = { connect: 2000, acquire: 2000, statement: 2000, close: 1000 };
/** More than this many waiting callers would all wait past their deadline. */
const maxWaiting = 1000;

/** A PoolConnection as it really is: the library's types omit its socket. */
type LiveConnection = PoolConnection & { stream: Socket };
const isLive = (connection: PoolConnection): connection is LiveConnection => 'stream' in connection;

export function databasePool({ url, connections, stacked = false, patience = 1 }: PoolOptions): DatabasePool {
  const pool = mysql.createPool({
    uri: url,
    timezone: 'Z',
    supportBigNumbers: true,
    multipleStatements: stacked,
    connectionLimit: connections,
    queueLimit: maxWaiting,
    connectTimeout: deadlines.connect * patience,
    typeCast: flagsAsBooleans,
    // A stack for every statement, for the case that it fails: it costs more than the statement's own parsing.
    trace: false,
  });
  const all = new Set<LiveConnection>();
  const idle = new Set<PoolConnection>();
  let closing = false;
  pool.on('acquire', (connection) => idle.delete(connection));
  pool.on('release', (connection) => idle.add(connection));
  pool.on('connection', (connection) => {
    if (!isLive(connection)) throw new Error('mysql2 has moved the socket of its connections');
    all.add(connection);
    limitStatements(connection, deadlines.statement * patience);
    connection.stream.once('close', () => {
      all.delete(connection);
      idle.delete(connection);
      if (closing) return;
      // When one connection has lost its server, the idle ones most likely have too: no next caller shall lose two seconds to one of them.
      for (const other of idle) hangUp(other, 'another connection was lost');
    });
    setUpSession(
      connection,
      patience,
      (error) => error && hangUp(connection, 'its session could not be set up'),
    );
  });

  // One that was cut off is found by this, too, and not by the next caller.
  const beating = setInterval(() => {
    for (const connection of idle) connection.query('DO 0', () => undefined);
  }, heartbeat).unref();

  let waiting = 0;
  return {
    acquire: () =>
      new Promise((resolve, reject) => {
        waiting++;
        let late = false;
        const timer = setTimeout(() => {
          late = true;
          waiting--;
          reject(lost('no connection was free in time'));
        }, deadlines.acquire * patience);
        pool.getConnection((error: NodeJS.ErrnoException | null, connection) => {
          if (late) return error ? undefined : connection.release();
          waiting--;
          clearTimeout(timer);
          // The library's own refusals, such as a full queue, have no code.
          if (error) reject(error.code === undefined ? lost(error.message) : error);
          else resolve(connection);
        });
      }),
    release: (connection) => connection.release(),
    use: () => ({ free: idle.size, used: all.size - idle.size, waiting }),
    close: () =>
      new Promise((resolve) => {
        closing = true;
        clearInterval(beating);
        const timer = setTimeout(() => {
          for (const connection of all) hangUp(connection, 'closed');
          resolve();
        }, deadlines.close);
        pool.end(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}

/**
 * Ends a connection whose statement stays unanswered. The server's own limits are shorter (`session-setup.ts`), so what
 * fires here is a server or a network that hangs, and the connection is of no more use.
 */
function limitStatements(connection: LiveConnection, deadline: number): void {
  const query = connection.query.bind(connection);
  // The one method with all of its overloads, which no type can name.
  connection.query = ((...given: Parameters<typeof query>) => {
    const command = query(...given);
    const timer = setTimeout(() => hangUp(connection, 'a statement was not answered in time'), deadline);
    timer.unref();
    command.once('end', () => clearTimeout(timer));
    return command;
  }) as typeof connection.query;
}

const hangUp = (connection: PoolConnection, why: string) => {
  if (isLive(connection)) connection.stream.destroy(lost(why));
};

const lost = (why: string) => Object.assign(new Error(`database: ${why}`), { code: 'ETIMEDOUT' });

/** `tinyint(1)` is how both servers store a flag: here, and nowhere else, it becomes a boolean. */
const flagsAsBooleans: TypeCast = (field, next) => {
  if (field.type !== 'TINY' || field.length !== 1) return next();
  const digit = field.string();
  return digit === null ? null : digit !== '0';
};
