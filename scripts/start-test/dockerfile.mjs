import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ env: Record<string, string>, command: string[] }} Image what runs in it, its paths those of the folder */

/** The image's working folder is mapped to this path. */
const WORKDIR = '/app';

/**
 * Executes the Dockerfile's instructions for one image in a folder, for machines without Docker.
 * Supports FROM, WORKDIR, COPY, RUN, ENV and CMD; owners and users are ignored.
 * @param {object} options
 * @param {string} options.context the folder that `docker build` would be given
 * @param {string} options.target the stage
 * @param {string} options.folder becomes the image's /app
 * @param {Record<string, string>} options.built folders that replace other stages, by the stage's
 *   name, so that these are not built again
 * @returns {Image}
 */
export function buildImage({ context, target, folder, built }) {
  const stages = readStages(path.join(context, 'Dockerfile'));
  /** @param {string} name @param {string} into @returns {Image} */
  const make = (name, into) => {
    const stage = stages.get(name);
    if (!stage) throw new Error(`The Dockerfile has no stage ${name}.`);
    const image = stages.has(stage.from) ? make(stage.from, into) : { env: {}, command: [] };
    for (const [instruction, rest] of stage.instructions) {
      if (instruction === 'ENV') Object.assign(image.env, readEnv(rest, into));
      if (instruction === 'CMD') image.command = JSON.parse(rest);
      if (instruction === 'COPY') copy(rest, into);
      if (instruction === 'RUN' && /pnpm|node /.test(rest))
        execFileSync('sh', ['-c', rest], { cwd: into, env: { ...process.env, ...image.env }, stdio: 'pipe' });
    }
    return image;
  };
  /** @param {string} rest @param {string} into */
  const copy = (rest, into) => {
    const parts = rest.split(/\s+/);
    const from = parts.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const paths = parts.filter((word) => !word.startsWith('--'));
    const to = paths.pop() ?? '';
    const origin = from === undefined ? context : (built[from] ?? makeStage(from, into));
    for (const each of paths) {
      const source = path.resolve(origin, path.relative(WORKDIR, path.resolve(WORKDIR, each)));
      const goal = path.resolve(into, to);
      // COPY copies a folder's contents; it copies a file into a folder if the target ends with a
      // slash.
      const file = statSync(source).isFile() && to.endsWith('/');
      cpSync(source, file ? path.join(goal, path.basename(source)) : goal, {
        recursive: true,
        verbatimSymlinks: true,
        // Paths that .dockerignore excludes.
        filter: (each) => from !== undefined || !/\/(?:node_modules|dist|\.cache|target)$/.test(each),
      });
    }
  };
  /** @param {string} name @param {string} into */
  const makeStage = (name, into) => {
    const stageFolder = `${into}-${name}`;
    mkdirSync(stageFolder, { recursive: true });
    make(name, stageFolder);
    return stageFolder;
  };
  mkdirSync(folder, { recursive: true });
  return make(target, folder);
}

/** @param {string} rest @param {string} folder @returns {Record<string, string>} */
const readEnv = (rest, folder) =>
  Object.fromEntries(
    rest.split(/\s+/).map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value.startsWith(WORKDIR) ? folder + value.slice(WORKDIR.length) : value];
    }),
  );

/**
 * @param {string} file
 * @returns {Map<string, { from: string, instructions: [instruction: string, rest: string][] }>}
 */
function readStages(file) {
  const lines = readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  /** @type {ReturnType<typeof readStages>} */
  const stages = new Map();
  /** @type {[string, string][]} */
  let instructions = [];
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    const [, from, name] = instruction === 'FROM' ? (/^(\S+) AS (\S+)$/.exec(rest) ?? []) : [];
    if (from && name) stages.set(name, { from, instructions: (instructions = []) });
    else if (instruction) instructions.push([instruction, rest]);
  }
  return stages;
}
