import { runnerImport, type Plugin } from 'vite';

const files = ['/web/src/lib/operation-rules.ts', '/web/src/features/connections/offered-tools.ts'];

/**
 * Runs these files during the build and keeps their exports, which are lists of names and tools.
 * The app would otherwise bundle the contract with its schemas.
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
