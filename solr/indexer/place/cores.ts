import { fieldsOf } from '@massima/contract/record';
import { requestAdmin } from '../solr-admin.ts';
import { backUpCore, restoreCore } from './copy-core.ts';
import type { IndexHost } from './place.ts';

/**
 * Single node, on which two cores swap their names. The configset `rulings` must be in the node's
 * folder of configsets.
 */
export function cores(solr: string, name: string): IndexHost {
  const request = (action: string, more: Record<string, string> = {}) =>
    requestAdmin(solr, '/admin/cores', { action, ...more });
  const all = async () => Object.keys((await request('STATUS', { indexInfo: 'false' })).status ?? {});
  async function provide(core: string): Promise<boolean> {
    if ((await all()).includes(core)) return false;
    // A new folder, because another core may have this name's folder after a swap.
    const instanceDir = `${core}-${Date.now()}`;
    await request('CREATE', { name: core, configSet: 'rulings', instanceDir });
    return true;
  }
  return {
    urlOf: (core) => `${solr}/${core}`,
    current: async () => (await all()).find((core) => core === name),
    others: async () => (await all()).filter((core) => core.startsWith(`${name}-`)),
    shape: '',
    hasShape: async () => true,
    provide,
    async switchTo(core) {
      if ((await all()).includes(name)) await request('SWAP', { core: name, other: core });
      else await request('RENAME', { core, other: name });
    },
    async isInUse(core) {
      const { status = {} } = await request('STATUS', { core: name, indexInfo: 'false' });
      const { instanceDir } = fieldsOf(status[name]);
      return new RegExp(String.raw`/${core}-\d+/?$`).test(String(instanceDir));
    },
    drop: async (core) =>
      void (await request('UNLOAD', {
        core,
        deleteIndex: 'true',
        deleteDataDir: 'true',
        deleteInstanceDir: 'true',
      })),
    backUp: (core, copy) => backUpCore(solr, core, copy),
    restore: async (copy, core) => (await provide(core), await restoreCore(solr, copy, core)),
  };
}
