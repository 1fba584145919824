import { runnerImport, type Plugin } from 'vite';

const files = ['/web/src/lib/operation-rules.ts', '/web/src/features/connections/offered-tools.ts'];

/**
 * Runs these files while building and keeps what they export: lists of names and of tools, in the place of the whole
 * contract with its schemas.
 */
export function operationRules(): Plugin {
  return {
    name: 'massima:operation-rules',
    apply: 'build',
    async transform(_code, id) {
      if (!files.some((file) => id.endsWith(file))) return undefined;
      const { module, dependencies } = await runnerImport<Record<string, unknown[]>>(id);
      for (const file of dependencies) this.addWatchFile(file);
      const lists = Object.entries(module).map(
        ([name, list]) => `export const ${name} = ${JSON.stringify(list)};`,
      );
      return { code: lists.join('\n'), map: null };
    },
  };
}
