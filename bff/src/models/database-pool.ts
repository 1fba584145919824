import type { Socket } from 'node:net';
import mysql, { type PoolConnection, type TypeCast } from 'mysql2';
import { setUpSession } from './session-setup.ts';

/**
 * Connections to the database. Every statement ends within its deadline, with a result or an
 * error.
 */
export interface DatabasePool {
  /** Rejects with `ETIMEDOUT` if no connection is free in time. */
  acquire(): Promise<PoolConnection>;
  release(connection: PoolConnection): void;
  /** Number of idle and used connections, and of callers waiting for a connection. */
  use(): { free: number; used: number; waiting: number };
  /** Closes the connections, and destroys a connection that the server does not close. */
  close(): Promise<void>;
}

interface PoolOptions {
  url: string;
  connections: number;
  /** Allows several statements in one string; only for constants of `models/`. */
  stacked?: boolean;
  /**
   * Factor for the deadlines of statements. 1 except in tests, whose machine may stall for longer
   * than a user waits.
   */
  patience?: number;
}

/**
 * Interval of the heartbeat in milliseconds: several per idle timeout of the server
 * (`session-setup.ts`).
 */
const heartbeat = 3000;
/**
 * In milliseconds. Together with Solr's they stay below the three seconds after which a client
 * gets an error.
 */
const deadlines = { connect: 2000, acquire: 2000, statement: 2000, close: 1000 };
/** With more waiting callers, all would exceed their deadline. */
const maxWaiting = 1000;

/** PoolConnection with its socket, which the library's types omit. */
type LiveConnection = PoolConnection & { stream: Socket };
const isLive = (connection: PoolConnection): connection is LiveConnection => 'stream' in connection;

export function databasePool({
  url,
  connections,
  stacked = false,
  patience: timeoutFactor = 1,
}: PoolOptions): DatabasePool {
  const pool = mysql.createPool({
    uri: url,
    timezone: 'Z',
    supportBigNumbers: true,
    multipleStatements: stacked,
    connectionLimit: connections,
    queueLimit: maxWaiting,
    connectTimeout: deadlines.connect * timeoutFactor,
    typeCast: flagsAsBooleans,
    // mysql2 would create a stack for every statement in case it fails, which costs more than
    // parsing it.
    trace: false,
  });
  const all = new Set<LiveConnection>();
  const idle = new Set<PoolConnection>();
  let closing = false;
  pool.on('acquire', (connection) => idle.delete(connection));
  pool.on('release', (connection) => idle.add(connection));
  pool.on('connection', (connection) => {
    if (!isLive(connection)) throw new Error('mysql2 connections have no `stream` socket');
    all.add(connection);
    limitStatements(connection, deadlines.statement * timeoutFactor);
    connection.stream.once('close', () => {
      all.delete(connection);
      idle.delete(connection);
      if (closing) return;
      // If one connection has lost its server, the idle connections most likely have too. The next
      // caller must not lose two seconds on one of them.
      for (const other of idle) hangUp(other, 'another connection was lost');
    });
    setUpSession(
      connection,
      timeoutFactor,
      (error) => error && hangUp(connection, 'its session could not be set up'),
    );
  });

  // The heartbeat detects a dead connection before the next caller uses it.
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
        }, deadlines.acquire * timeoutFactor);
        pool.getConnection((error: NodeJS.ErrnoException | null, connection) => {
          if (late) return error ? undefined : connection.release();
          waiting--;
          clearTimeout(timer);
          // Errors of the library itself, such as a full queue, have no code.
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
 * Destroys a connection whose statement exceeds the deadline. The server's limits are shorter
 * (`session-setup.ts`), so the server or the network hangs.
 */
function limitStatements(connection: LiveConnection, deadline: number): void {
  const query = connection.query.bind(connection);
  // Replaces a method with overloads that cannot be typed.
  connection.query = ((...parameters: Parameters<typeof query>) => {
    const command = query(...parameters);
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

/** Converts `tinyint(1)` columns, in which both servers store flags, to booleans. */
const flagsAsBooleans: TypeCast = (field, next) => {
  if (field.type !== 'TINY' || field.length !== 1) return next();
  const digit = field.string();
  return digit === null ? null : digit !== '0';
};
