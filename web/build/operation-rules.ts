import { runnerImport, type Plugin } from 'vite';

/**
 * Runs `src/lib/operation-rules.ts` while building and keeps what it exports: lists of names, in the place of the whole
 * contract with its schemas.
 */
export function operationRules(): Plugin {
  return {
    name: 'massima:operation-rules',
    apply: 'build',
    async transform(_code, id) {
      if (!id.endsWith('/web/src/lib/operation-rules.ts')) return undefined;
      const { module, dependencies } = await runnerImport<Record<string, string[]>>(id);
      for (const file of dependencies) this.addWatchFile(file);
      const lists = Object.entries(module).map(
        ([name, list]) => `export const ${name} = ${JSON.stringify(list)};`,
      );
      return { code: lists.join('\n'), map: null };
    },
  };
}
