import { AppError } from '../../errors.ts';

/**
 * Ranks in order of priority. Requests that already started go first, because their earlier work
 * would be lost. Optional requests go last.
 */
const ranks = ['begun', 'new', 'aside'] as const;

export interface QueueTicket {
  account: number;
  rank: (typeof ranks)[number];
  timeoutMs: number;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal | undefined;
}

export interface FairQueue {
  /**
   * Waits for a slot and returns the function that releases it, which must be called once.
   *
   * @throws AppError `service_unavailable` with `retryAfter` if the queue is full or the timeout
   * expires
   */
  enter(ticket: QueueTicket): Promise<() => void>;
  /** Returns whether a request of this account would be rejected immediately. */
  isFullFor(account: number): boolean;
  /** Returns whether a third of the slots are taken. Each processor has three. */
  isBusy(): boolean;
  use(): { underWay: number; waiting: number };
}

interface Options {
  /** Maximum number of concurrent requests. */
  slots: number;
  /** Maximum number of queued requests. */
  maxWaiting: number;
}

interface Waiter extends QueueTicket {
  admit(): void;
  refuse(): void;
}
/** Queued requests by account. The account to serve next is first. */
type WaitingCallers = Map<number, Waiter[]>;

/** Error for a caller that the full queue rejects. */
export const busy = () => new AppError('service_unavailable', { retryAfter: 2 });

/**
 * Creates a queue that is fair between accounts. Accounts take turns, and each is served in order.
 * An account holds at most a third of the slots, so that slow queries of one account do not block
 * the others.
 */
export function fairQueue({ slots, maxWaiting }: Options): FairQueue {
  const aThird = Math.ceil(slots / 3);
  const maxAside = Math.ceil(slots / 2);
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
    underWay < slots && (heldBy.get(account) ?? 0) < aThird && (rank !== 'aside' || asideUnderWay < maxAside);

  function take({ account, rank }: QueueTicket): () => void {
    const change = (by: 1 | -1) => {
      const inUse = (heldBy.get(account) ?? 0) + by;
      if (inUse > 0) heldBy.set(account, inUse);
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

  /** Admits every queued request that may enter, so that a new request never overtakes one. */
  function callNext(): void {
    for (const rank of ranks) {
      for (const [account, [first]] of lines[rank]) {
        if (underWay >= slots) return;
        if (!first || !mayEnter(first)) continue;
        remove(first);
        const waiters = lines[rank].get(account);
        if (waiters) {
          // moves the account to the end of the order
          lines[rank].delete(account);
          lines[rank].set(account, waiters);
        }
        first.admit();
      }
    }
  }

  function remove(waiter: Waiter): void {
    const line = lines[waiter.rank];
    const left = (line.get(waiter.account) ?? []).filter((entry) => entry !== waiter);
    if (left.length > 0) line.set(waiter.account, left);
    else line.delete(waiter.account);
    waiting--;
  }

  /**
   * Returns the request to reject if the queue is full: the last optional one, otherwise the last
   * of the account with most queued requests.
   */
  function whoGivesWay({ account, rank }: Pick<QueueTicket, 'account' | 'rank'>): Waiter | undefined {
    if (rank === 'aside') return undefined;
    const leftOut = longest(lines.aside);
    if (leftOut.length > 0) return leftOut.at(-1);
    const most = longest(lines.new);
    return most.length > (lines.new.get(account)?.length ?? 0) + 1 ? most.at(-1) : undefined;
  }

  function wait(ticket: QueueTicket): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        ticket.signal?.removeEventListener('abort', leave);
      };
      const waiter: Waiter = {
        ...ticket,
        admit() {
          end();
          resolve(take(ticket));
        },
        refuse() {
          end();
          remove(waiter);
          reject(busy());
        },
      };
      const leave = () => waiter.refuse();
      const timer = setTimeout(leave, ticket.timeoutMs);
      ticket.signal?.addEventListener('abort', leave, { once: true });
      const line = lines[ticket.rank];
      line.set(ticket.account, [...(line.get(ticket.account) ?? []), waiter]);
      waiting++;
    });
  }

  return {
    async enter(ticket) {
      if (ticket.signal?.aborted) throw busy();
      if (mayEnter(ticket)) return take(ticket);
      // The number of started requests is bounded by the number admitted.
      if (waiting >= maxWaiting && ticket.rank !== 'begun') {
        const other = whoGivesWay(ticket);
        if (!other) throw busy();
        other.refuse();
      }
      return wait(ticket);
    },
    isFullFor: (account) => waiting >= maxWaiting && !whoGivesWay({ account, rank: 'new' }),
    isBusy: () => underWay >= aThird,
    use: () => ({ underWay, waiting }),
  };
}

const longest = (line: WaitingCallers): readonly Waiter[] =>
  [...line.values()].reduce<readonly Waiter[]>(
    (most, waiters) => (waiters.length > most.length ? waiters : most),
    [],
  );
