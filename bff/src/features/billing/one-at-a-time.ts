import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

/** Longer than the provider is given to answer; who waits longer is told to look again. */
const waitSeconds = 20;

/**
 * Runs what costs an account money while nothing else of that kind runs for it, in whatever process: two tabs, a retry, a
 * second server. The lock belongs to a database connection, so a process that dies lets go of it.
 */
export async function oneAtATime<T>({ db }: Deps, userId: number, operation: () => Promise<T>): Promise<T> {
  const name = `massima-billing-${userId}`;
  return db.transaction(async (connection) => {
    // A second at a time: the server ends whatever statement waits for much longer.
    const locked = async () => {
      const [[row]] = await connection.raw('SELECT GET_LOCK(?, 1) AS locked', [name]);
      return row.locked === 1;
    };
    let mine = false;
    for (let waited = 0; !mine && waited < waitSeconds; waited++) mine = await locked();
    if (!mine) throw new AppError('update_error');
    try {
      return await operation();
    } finally {
      await connection.raw('SELECT RELEASE_LOCK(?)', [name]);
    }
  });
}
