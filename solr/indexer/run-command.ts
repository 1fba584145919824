/** Runs a command. An error is printed as one line, with exit code 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: Error) => {
    const refused = [error, error.cause].some(
      (error) =>
        error instanceof Error &&
        ('code' in error ? error.code === 'ECONNREFUSED' : /ECONNREFUSED/.test(error.message)),
    );
    process.stderr.write(
      `${refused ? 'Solr does not answer at the address given with --url.' : error.message}\n`,
    );
    process.exitCode = 1;
  });
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
