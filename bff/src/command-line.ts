import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends a command that was called wrongly. */
export function fail(text: string): never {
  console.error(text);
  process.exit(2);
}

/** The arguments of a command; where they are not as `config` has them, it ends with its usage. */
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
