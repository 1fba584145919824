import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Prints a text and exits with 2, after a command was called incorrectly. */
export function fail(text: string): never {
  console.error(text);
  process.exit(2);
}

/**
 * Returns the arguments of a command. If they don't match `config`, the command exits with its
 * usage.
 */
export function argumentsOf<const C extends ParseArgsConfig>(
  usage: string,
  config: C,
): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
