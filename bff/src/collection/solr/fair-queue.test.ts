import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fairQueue, type FairQueue, type QueueTicket } from './fair-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turnOf = (account: number, more: Partial<QueueTicket> = {}): QueueTicket => ({
  account,
  rank: 'new',
  timeoutMs: 1000,
  ...more,
});
const settled = () => vi.advanceTimersByTimeAsync(0);
const refusal = { key: 'service_unavailable', data: { retryAfter: 2 } };

/**
 * Callers by name, in the order in which they got in; each request stays until `leave` is called.
 */
function visitors(queue: FairQueue) {
  const inside = new Map<string, () => void>();
  const order: string[] = [];
  const refused: string[] = [];
  return {
    order,
    refused,
    inside,
    come(name: string, ticket: QueueTicket) {
      void queue.enter(ticket).then(
        (leave) => {
          order.push(name);
          inside.set(name, leave);
        },
        () => refused.push(name),
      );
    },
    async leave(name: string) {
      inside.get(name)?.();
      inside.delete(name);
      await settled();
    },
  };
}

/** Serves all requests sequentially. */
async function letThrough({ inside, leave }: ReturnType<typeof visitors>): Promise<void> {
  for (let [first] = inside.keys(); first !== undefined; [first] = inside.keys()) await leave(first);
}

describe('order of admission', () => {
  it('alternates between accounts and is first in, first out within an account', async () => {
    const callers = visitors(fairQueue({ slots: 1, maxWaiting: 100 }));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'])
      callers.come(name, turnOf(name.charCodeAt(0)));
    await settled();
    await letThrough(callers);
    expect(callers.order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('puts started requests first and optional requests last', async () => {
    const callers = visitors(fairQueue({ slots: 1, maxWaiting: 100 }));
    callers.come('inside', turnOf(1));
    callers.come('aside', turnOf(2, { rank: 'aside' }));
    callers.come('new', turnOf(3));
    callers.come('begun', turnOf(4, { rank: 'begun' }));
    await settled();
    await letThrough(callers);
    expect(callers.order).toEqual(['inside', 'begun', 'new', 'aside']);
  });

  it('limits optional requests to half of the slots', async () => {
    const queue = fairQueue({ slots: 4, maxWaiting: 100 });
    const callers = visitors(queue);
    for (const name of ['a1', 'a2', 'a3']) callers.come(name, turnOf(1));
    for (const name of ['s1', 's2', 's3']) callers.come(name, turnOf(name.charCodeAt(1), { rank: 'aside' }));
    await settled();
    expect(callers.order).toEqual(['a1', 'a2', 's1', 's2']);
    await callers.leave('s1');
    callers.come('b1', turnOf(2));
    await callers.leave('s2');
    expect(callers.order.slice(4)).toEqual(['s3', 'b1']);
    expect(queue.use()).toEqual({ underWay: 4, waiting: 1 });
  });

  it('reports when a third of the slots are taken', async () => {
    const queue = fairQueue({ slots: 6, maxWaiting: 100 });
    const callers = visitors(queue);
    const busyAfter: boolean[] = [queue.isBusy()];
    for (const [i, name] of ['a', 'b'].entries()) {
      callers.come(name, turnOf(i));
      await settled();
      busyAfter.push(queue.isBusy());
    }
    await callers.leave('a');
    expect([...busyAfter, queue.isBusy()]).toEqual([false, false, true, false]);
  });

  /**
   * Between two turns of an account every other waiting account has a turn. No request is lost, and
   * no slot leaks.
   */
  it('is fair to every account for any sequence of requests', async () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ come: fc.integer({ min: 1, max: 5 }) }) },
      { weight: 2, arbitrary: fc.record({ leave: fc.nat() }) },
      { weight: 1, arbitrary: fc.record({ giveUp: fc.nat() }) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(step, { maxLength: 60 }),
        async (slots, steps) => {
          const queue = fairQueue({ slots, maxWaiting: 1000 });
          const callers = visitors(queue);
          const waiting = new Map<string, { account: number; hangUp: AbortController }>();
          /** For each account that waits: whom it has let go ahead since its first began to wait, or had its last turn. */
          const passedBy = new Map<number, number[]>();
          let seen = 0;
          const check = () => {
            for (; seen < callers.order.length; seen++) {
              const name = callers.order[seen]!;
              const account = Number(name.split('.')[0]);
              const previous = [...waiting].find(([, entry]) => entry.account === account);
              expect(previous?.[0]).toBe(name);
              waiting.delete(name);
              passedBy.delete(account);
              for (const other of new Set([...waiting.values()].map((entry) => entry.account))) {
                const slotsInUse = [...callers.inside.keys()].filter((caller) =>
                  caller.startsWith(`${other}.`),
                ).length;
                // An account that has its third of the places waits for itself.
                if (other === account || slotsInUse >= Math.ceil(slots / 3)) continue;
                passedBy.set(other, [...(passedBy.get(other) ?? []), account]);
              }
            }
            for (const passed of passedBy.values()) expect(new Set(passed).size).toBe(passed.length);
            const all = [...waiting.values()].map(({ account }) => account);
            for (const account of passedBy.keys()) if (!all.includes(account)) passedBy.delete(account);
            expect(queue.use()).toEqual({ underWay: callers.inside.size, waiting: waiting.size });
            expect(callers.inside.size).toBeLessThanOrEqual(slots);
          };
          for (const [i, one] of steps.entries()) {
            if ('come' in one) {
              const hangUp = new AbortController();
              const name = `${one.come}.${i}`;
              waiting.set(name, { account: one.come, hangUp });
              callers.come(name, turnOf(one.come, { signal: hangUp.signal, timeoutMs: 1e6 }));
            } else if ('leave' in one) {
              const names = [...callers.inside.keys()];
              await callers.leave(names[one.leave % names.length] ?? '');
            } else {
              const [name, who] = [...waiting][one.giveUp % waiting.size] ?? [];
              who?.hangUp.abort();
              waiting.delete(name ?? '');
            }
            await settled();
            check();
          }
          while (callers.inside.size > 0) {
            await callers.leave([...callers.inside.keys()][0]!);
            check();
          }
          expect(queue.use()).toEqual({ underWay: 0, waiting: 0 });
        },
      ),
    );
  });
});

describe('a queued request', () => {
  it('is rejected and removed when its timeout expires or its client disconnects', async () => {
    const queue = fairQueue({ slots: 1, maxWaiting: 100 });
    const leave = await queue.enter(turnOf(1));
    const hangUp = new AbortController();
    const impatient = expect(queue.enter(turnOf(2, { timeoutMs: 10 }))).rejects.toMatchObject(refusal);
    const rejected = expect(queue.enter(turnOf(3, { signal: hangUp.signal }))).rejects.toMatchObject(refusal);
    const served = queue.enter(turnOf(4));
    hangUp.abort();
    await vi.advanceTimersByTimeAsync(10);
    await Promise.all([impatient, rejected]);
    expect(queue.use()).toEqual({ underWay: 1, waiting: 1 });
    leave();
    (await served)();
    expect(queue.use()).toEqual({ underWay: 0, waiting: 0 });
    await expect(queue.enter(turnOf(3, { signal: hangUp.signal }))).rejects.toMatchObject(refusal);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is rejected for another if the queue is full: optional ones first, then the last of the account with most', async () => {
    const queue = fairQueue({ slots: 1, maxWaiting: 4 });
    const callers = visitors(queue);
    callers.come('inside', turnOf(9));
    callers.come('aside', turnOf(2, { rank: 'aside' }));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'd1'])
      callers.come(name, turnOf(name.charCodeAt(0)));
    callers.come('aside too', turnOf(2, { rank: 'aside' }));
    callers.come('begun', turnOf(7, { rank: 'begun' }));
    await settled();
    expect(callers.refused.toSorted()).toEqual(['a2', 'a3', 'a4', 'a5', 'aside', 'aside too']);
    expect([queue.isFullFor('a'.charCodeAt(0)), queue.isFullFor(6)]).toEqual([true, true]);
    await letThrough(callers);
    expect(callers.order).toEqual(['inside', 'begun', 'a1', 'b1', 'c1', 'd1']);
    expect(queue.isFullFor(6)).toBe(false);
  });
});
