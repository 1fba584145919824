/** Runs a command. An error is printed as one line, with exit code 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: Error) => {
    const refused = [error, error.cause].some(
      (one) =>
        one instanceof Error &&
        ('code' in one ? one.code === 'ECONNREFUSED' : /ECONNREFUSED/.test(one.message)),
    );
    process.stderr.write(
      `${refused ? 'Solr does not answer at the address given with --url.' : error.message}\n`,
    );
    process.exitCode = 1;
  });
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
