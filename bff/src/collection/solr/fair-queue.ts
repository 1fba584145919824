import { AppError } from '../../errors.ts';

/** Who goes first: what has begun is ended, or what was spent on it is lost; what can be left out comes last. */
const ranks = ['begun', 'new', 'aside'] as const;

export interface QueueTicket {
  /** Whose turn it is. */
  account: number;
  rank: (typeof ranks)[number];
  /** Milliseconds. */
  patienceMs: number;
  /** Aborted once the caller has left. */
  signal?: AbortSignal | undefined;
}

export interface FairQueue {
  /**
   * Waits for a place; the function that is returned gives it back, and must be called once. Throws `service_unavailable`, with the seconds
   * to wait, when the queue is full or the patience is over.
   */
  enter(turn: QueueTicket): Promise<() => void>;
  /** Whether a caller of this account would be refused immediately. */
  isFullFor(account: number): boolean;
  /** Whether a third of the places or more are taken: there are three for each processor. */
  isBusy(): boolean;
  use(): { underWay: number; waiting: number };
}

interface Options {
  /** How many may be inside at the same time. */
  places: number;
  /** How many may wait for that. */
  maxWaiting: number;
}

interface Waiter extends QueueTicket {
  admit(): void;
  refuse(): void;
}
/** Who waits, by account: the account whose turn is next comes first. */
type WaitingCallers = Map<number, Waiter[]>;

/** What a refused caller gets. */
export const busy = () => new AppError('service_unavailable', { retryAfter: 2 });

/**
 * A queue that is fair between accounts: they take turns, however much one of them asks for, and each is served in its own
 * order. None has more than a third of the places, so that its costly questions, or some on which the engine hangs, leave room
 * for everyone else's.
 */
export function fairQueue({ places, maxWaiting }: Options): FairQueue {
  const aThird = Math.ceil(places / 3);
  const maxAside = Math.ceil(places / 2);
  const lines: Record<QueueTicket['rank'], WaitingCallers> = {
    begun: new Map(),
    new: new Map(),
    aside: new Map(),
  };
  const heldBy = new Map<number, number>();
  let underWay = 0;
  let asideUnderWay = 0;
  let waiting = 0;

  const mayEnter = ({ account, rank }: QueueTicket) =>
    underWay < places &&
    (heldBy.get(account) ?? 0) < aThird &&
    (rank !== 'aside' || asideUnderWay < maxAside);

  function take({ account, rank }: QueueTicket): () => void {
    const change = (by: 1 | -1) => {
      const held = (heldBy.get(account) ?? 0) + by;
      if (held > 0) heldBy.set(account, held);
      else heldBy.delete(account);
      underWay += by;
      if (rank === 'aside') asideUnderWay += by;
    };
    change(1);
    return () => {
      change(-1);
      callNext();
    };
  }

  /** No one who may enter is left waiting: so a newcomer who may enter overtakes no one. */
  function callNext(): void {
    for (const rank of ranks) {
      for (const [account, [first]] of lines[rank]) {
        if (underWay >= places) return;
        if (!first || !mayEnter(first)) continue;
        remove(first);
        const others = lines[rank].get(account);
        if (others) {
          // the account's next turn comes after everyone else's
          lines[rank].delete(account);
          lines[rank].set(account, others);
        }
        first.admit();
      }
    }
  }

  function remove(waiter: Waiter): void {
    const line = lines[waiter.rank];
    const left = (line.get(waiter.account) ?? []).filter((one) => one !== waiter);
    if (left.length > 0) line.set(waiter.account, left);
    else line.delete(waiter.account);
    waiting--;
  }

  /** Where the queue is full: the last of what can be left out, else the last of the account that has most waiting. */
  function whoGivesWay({ account, rank }: Pick<QueueTicket, 'account' | 'rank'>): Waiter | undefined {
    if (rank === 'aside') return undefined;
    const leftOut = longest(lines.aside);
    if (leftOut.length > 0) return leftOut.at(-1);
    const most = longest(lines.new);
    return most.length > (lines.new.get(account)?.length ?? 0) + 1 ? most.at(-1) : undefined;
  }

  function wait(turn: QueueTicket): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        turn.signal?.removeEventListener('abort', leave);
      };
      const waiter: Waiter = {
        ...turn,
        admit() {
          end();
          resolve(take(turn));
        },
        refuse() {
          end();
          remove(waiter);
          reject(busy());
        },
      };
      const leave = () => waiter.refuse();
      const timer = setTimeout(leave, turn.patienceMs);
      turn.signal?.addEventListener('abort', leave, { once: true });
      const line = lines[turn.rank];
      line.set(turn.account, [...(line.get(turn.account) ?? []), waiter]);
      waiting++;
    });
  }

  return {
    async enter(turn) {
      if (turn.signal?.aborted) throw busy();
      if (mayEnter(turn)) return take(turn);
      // What has begun is bounded by what was let in.
      if (waiting >= maxWaiting && turn.rank !== 'begun') {
        const other = whoGivesWay(turn);
        if (!other) throw busy();
        other.refuse();
      }
      return wait(turn);
    },
    isFullFor: (account) => waiting >= maxWaiting && !whoGivesWay({ account, rank: 'new' }),
    isBusy: () => underWay >= aThird,
    use: () => ({ underWay, waiting }),
  };
}

const longest = (line: WaitingCallers): readonly Waiter[] =>
  [...line.values()].reduce<readonly Waiter[]>((most, one) => (one.length > most.length ? one : most), []);
