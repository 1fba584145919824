/**
 * Injected failure. `before`: fails before the operation. `after`: the operation succeeds, and the
 * response is lost. `kept`: fails before the operation, and the same idempotency key returns the
 * same failure again, as at the provider.
 */
export type InjectedFailure =
  '500' | '500_after' | '500_kept' | '429' | 'reset_before' | 'reset_after' | 'timeout_after' | 'slow';
export const requestFailures: readonly InjectedFailure[] = [
  '500',
  '500_kept',
  '500_after',
  '429',
  'reset_before',
  'reset_after',
  'timeout_after',
  'slow',
];

export type WebhookFailure = 'lose' | 'duplicate' | 'reorder' | 'delay';
export const webhookFailures: readonly WebhookFailure[] = ['lose', 'duplicate', 'reorder', 'delay'];

export interface FailureRule {
  match: { method?: string; path?: string; type?: string };
  /** How often it strikes; without it, for ever. */
  times?: number;
  /** How many fitting requests go by before the first strike. */
  skip?: number;
  fault: InjectedFailure | WebhookFailure;
  /** 0 to 1, how likely each time; drawn from `seed`, so that a run can be repeated. */
  probability?: number;
  seed?: number;
  /** Milliseconds, for `slow`, `timeout_after` and `delay`. */
  delay?: number;
}

interface Armed extends FailureRule {
  left: number;
  skipped: number;
  draw: () => number;
}

/** A small repeatable source of numbers in [0, 1): mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** `*` matches anything within the text. */
function matches(pattern: string | undefined, text: string): boolean {
  if (pattern === undefined) return true;
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`).test(text);
}

/** The misbehaviour that was requested. It lives in memory only: a restart behaves again. */
export class FailureInjector {
  private rules: Armed[] = [];
  /** Number of delayed requests in progress; they will be executed. */
  slowed = 0;

  set(rules: readonly FailureRule[]): void {
    this.rules = rules.map((rule) => ({
      ...rule,
      left: rule.times ?? Infinity,
      skipped: 0,
      draw: seededRandom(rule.seed ?? 1),
    }));
  }

  list(): FailureRule[] {
    return this.rules.map(({ draw: _draw, skipped: _skipped, left, ...rule }) => ({
      ...rule,
      ...(left === Infinity ? {} : { times: left }),
    }));
  }

  forRequest(method: string, path: string): { fault: InjectedFailure; delay: number } | undefined {
    const rule = this.strike(
      requestFailures,
      (each) => matches(each.match.method, method) && matches(each.match.path, path),
    );
    return (
      rule && {
        fault: rule.fault as InjectedFailure,
        delay: rule.delay ?? (rule.fault === 'slow' ? 2000 : 60_000),
      }
    );
  }

  forEvent(type: string): { fault: WebhookFailure; delay: number } | undefined {
    const rule = this.strike(webhookFailures, (each) => matches(each.match.type, type));
    return rule && { fault: rule.fault as WebhookFailure, delay: rule.delay ?? 1000 };
  }

  private strike(kinds: readonly string[], fits: (rule: Armed) => boolean): Armed | undefined {
    for (const rule of this.rules) {
      if (rule.left <= 0 || !kinds.includes(rule.fault) || !fits(rule)) continue;
      if (rule.skipped < (rule.skip ?? 0)) {
        rule.skipped += 1;
        continue;
      }
      if (rule.draw() >= (rule.probability ?? 1)) continue;
      rule.left -= 1;
      return rule;
    }
    return undefined;
  }
}
