import { fieldsOf } from '@massima/contract/record';
import { askSolr } from '../solr-admin.ts';
import { backUpCore, restoreCore } from './copy-core.ts';
import type { Place } from './place.ts';

/**
 * Single node, on which two cores swap their names. The configset `rulings` must be in the node's
 * folder of configsets.
 */
export function cores(solr: string, name: string): Place {
  const ask = (action: string, more: Record<string, string> = {}) =>
    askSolr(solr, '/admin/cores', { action, ...more });
  const all = async () => Object.keys((await ask('STATUS', { indexInfo: 'false' })).status ?? {});
  async function provide(core: string): Promise<boolean> {
    if ((await all()).includes(core)) return false;
    // A new folder, because another core may have this name's folder after a swap.
    const instanceDir = `${core}-${Date.now()}`;
    await ask('CREATE', { name: core, configSet: 'rulings', instanceDir });
    return true;
  }
  return {
    urlOf: (core) => `${solr}/${core}`,
    current: async () => (await all()).find((one) => one === name),
    others: async () => (await all()).filter((one) => one.startsWith(`${name}-`)),
    shape: '',
    hasShape: async () => true,
    provide,
    async switchTo(core) {
      if ((await all()).includes(name)) await ask('SWAP', { core: name, other: core });
      else await ask('RENAME', { core, other: name });
    },
    async isInUse(core) {
      const { status = {} } = await ask('STATUS', { core: name, indexInfo: 'false' });
      const { instanceDir } = fieldsOf(status[name]);
      return new RegExp(String.raw`/${core}-\d+/?$`).test(String(instanceDir));
    },
    drop: async (core) =>
      void (await ask('UNLOAD', {
        core,
        deleteIndex: 'true',
        deleteDataDir: 'true',
        deleteInstanceDir: 'true',
      })),
    backUp: (core, copy) => backUpCore(solr, core, copy),
    restore: async (copy, core) => (await provide(core), await restoreCore(solr, copy, core)),
  };
}
