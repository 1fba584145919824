import { findInstalled } from '@massima/db/embedded/locate';
import { MARIADB_PACKAGES } from '@massima/db/embedded';
import { installPackages, mayInstall } from './apt.mjs';
import { NGINX_PACKAGES, nginxPath } from './cloud/balancer.mjs';
import {
  CHROMIUM_PACKAGES,
  chromiumPath,
  hasPlaywrightBrowser,
  HEADLESS_SHELL_PACKAGES,
  headlessShellPath,
} from './chromium.mjs';
import { bringModel } from './bring-model.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { JAVA_PACKAGES, JAVA_WANTED, javaMissing, javaVersion } from './java.mjs';
import { inRoot } from './paths.mjs';

/**
 * Installs what the chosen stages need and this machine lacks: packages, and as root on Debian a
 * database server, Java, nginx and a browser.
 * @param {import('./children.mjs').Children} children
 * @param {Set<string>} names of the stages
 * @param {import('./progress.mjs').Progress} progress
 */
export async function prepareTests(children, names, progress) {
  const needs = (/** @type {string[]} */ ...stages) => stages.some((name) => names.has(name));
  const servers = needs('integration', 'mariadb-11.8', 'start', 'cloud', 'e2e');
  const browser = needs('e2e', 'stories') && !chromiumPath() && !hasPlaywrightBrowser();
  const packageLists = [
    ...(servers && ((await javaVersion()) ?? 0) < JAVA_WANTED ? [JAVA_PACKAGES] : []),
    ...(servers && !(await findInstalled()) ? [MARIADB_PACKAGES] : []),
    ...(needs('cloud') && !nginxPath() ? [NGINX_PACKAGES] : []),
    ...(browser ? [CHROMIUM_PACKAGES] : []),
  ];
  const packages = progress.part('packages');
  const installed = installDependencies(children, packages.update).then(() => packages.done('installed'));
  installed.catch(() => undefined);
  if (packageLists.length > 0 && mayInstall()) {
    const part = progress.part('system');
    await installPackages(children, packageLists, part.update);
    part.done(`installed ${packageLists.map(([name]) => name).join(', ')} with apt-get`);
  }
  if (needs('e2e') && !process.env.CHROMIUM_PATH && !headlessShellPath() && mayInstall()) {
    const part = progress.part('headless');
    // The journeys also pass in the normal browser, but take longer.
    await installPackages(children, [HEADLESS_SHELL_PACKAGES], part.update).catch(() => undefined);
    part.done(
      headlessShellPath()
        ? 'installed chromium-headless-shell with apt-get'
        : 'no chromium-headless-shell: the journeys take the usual browser',
    );
  }
  await installed;
  // Tests that need the model are skipped without it, so that a machine without a network passes
  // all others.
  if (needs('relevance')) await bringModel(children, progress.part('model')).catch(() => undefined);
  const java = await javaVersion();
  if (servers && (!java || java < JAVA_WANTED)) throw javaMissing(java);
  if (browser && !chromiumPath()) {
    const part = progress.part('browser');
    part.update('downloading Chromium with Playwright');
    await children.run('browser', {
      what: 'Downloading Chromium',
      command: inRoot('e2e/node_modules/.bin/playwright'),
      args: ['install', 'chromium'],
      cwd: inRoot('e2e'),
    });
    part.done('Chromium downloaded');
  }
}
