import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { Engine } from '../engine.ts';
import { cores } from '../place/cores.ts';

/**
 * Creates a core in the tests' Solr for one test file, and a folder for input files. Both are
 * deleted after the file's tests.
 * @param isEmptied whether each test starts with an empty core
 */
export function ownCore(of: string, { isEmptied = true } = {}) {
  const node = (process.env['SOLR_URL'] ?? '').replace(/\/$/, '');
  const name = `${of}-test-${process.pid}`;
  const engine = new Engine(`${node}/${name}`);
  const indexHost = cores(node, name);
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), `massima-${of}-`));
    const created = await fetch(`${node}/admin/cores?action=CREATE&name=${name}&configSet=rulings`);
    expect(created.status, await created.text()).toBe(200);
  });
  afterAll(async () => {
    await engine.close();
    for (const core of [name, ...(await indexHost.others())]) await indexHost.drop(core);
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    if (!isEmptied) return;
    await engine.deleteQuery('*:*');
    await engine.commit(true);
  });
  return { node, name, engine, place: indexHost, file: (called: string) => path.join(folder, called) };
}
