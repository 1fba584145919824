export type Counts = { rulings: number; principles: number; rejected: number };
export type Report = (
  event: Counts & { event: 'progress' | 'done' | 'unchanged'; seconds: number; rate: number },
) => void;

/** Reports progress at most once a second. `rate` is principles per second. */
export class Progress {
  private readonly started = performance.now();
  private said = 0;
  private readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  tick(counts: Counts): void {
    if (performance.now() - this.said < 1000) return;
    this.said = performance.now();
    this.say('progress', counts);
  }

  say(event: 'progress' | 'done' | 'unchanged', counts: Counts): void {
    const seconds = Math.max(0.001, (performance.now() - this.started) / 1000);
    this.report({
      event,
      ...counts,
      seconds: Math.round(seconds * 10) / 10,
      rate: Math.round(counts.principles / seconds),
    });
  }
}

export const reportJson: Report = (event) => {
  process.stdout.write(`${JSON.stringify(event)}\n`);
};

export const reportText: Report = ({ event, rulings, principles, rejected, seconds, rate }) => {
  if (event === 'unchanged')
    process.stdout.write(`Nothing to do: these ${rulings} rulings are indexed already.\n`);
  else
    process.stdout.write(
      `${event === 'done' ? 'Indexed' : '…'} ${rulings} rulings, ${principles} principles, ${rejected} rejected: ${seconds} s, ${rate} principles/s\n`,
    );
};
