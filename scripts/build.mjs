// `npm run build`: all that is built, as far as its sources have changed.
import { findOwnPackages } from './lib/own-packages.mjs';
import { billOfMaterials, build, lateTargets, targets } from './lib/build-targets.mjs';
import { cacheDir } from './lib/paths.mjs';
import { Progress } from './lib/progress.mjs';

// Registers our own packages first, because the module that starts processes belongs to one and
// nothing may be installed yet.
findOwnPackages();
const { Children } = await import('./lib/children.mjs');
const { installDependencies } = await import('./lib/install-dependencies.mjs');

const progress = new Progress();
const children = new Children(cacheDir);
const part = progress.part('build');
try {
  await installDependencies(children, part.update);
  const names = await build(children, [...targets, ...lateTargets, billOfMaterials], part.update);
  part.done(names.length > 0 ? `built ${names.join(', ')}` : 'up to date');
  progress.finish();
} catch (error) {
  part.fail('failed');
  progress.finish();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
