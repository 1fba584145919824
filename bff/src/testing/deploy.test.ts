import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkout } from './follow-guide.ts';

/** Files in deploy/ and docker-compose.yml, parsed as Docker and Prometheus parse them. */
const read = (name: string) => readFileSync(path.join(checkout, name), 'utf8');

const service = z.object({
  image: z.string(),
  build: z.unknown().optional(),
  user: z.string().optional(),
  cap_drop: z.array(z.string()),
  cap_add: z.never().optional(),
  privileged: z.never().optional(),
  security_opt: z.array(z.string()),
  read_only: z.literal(true),
  tmpfs: z.array(z.string()),
  mem_limit: z.string().regex(/^\d+[mg]$/),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
});
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});
const readCompose = () => compose.parse(parse(read('docker-compose.yml'), { merge: true }));
const each = () => Object.entries(readCompose().services);

/** By image name: folders to which its programs write, and whether the image sets its user. */
const images: Record<string, { writes: string[]; hasUser?: true }> = {
  massima: { writes: ['/tmp'], hasUser: true },
  'massima-sandbox': { writes: ['/tmp', '/data'], hasUser: true },
  mysql: { writes: ['/tmp', '/var/run/mysqld', '/var/lib/mysql'] },
  solr: { writes: ['/tmp', '/var/solr'], hasUser: true },
  zookeeper: { writes: ['/tmp', '/data', '/datalog', '/logs'] },
  nginx: { writes: ['/tmp', '/run', '/var/cache/nginx'] },
  node: { writes: ['/tmp'] },
};
const imageOf = (name: string) => images[name.split(':')[0] ?? ''];

test('gives every service a memory limit, and no capabilities or privilege escalation', () => {
  expect(each().length).toBeGreaterThan(10);
  for (const [name, { cap_drop, security_opt, user, image }] of each()) {
    expect({ name, cap_drop, security_opt }).toEqual({
      name,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect({ name, isRoot: user === undefined && !imageOf(image)?.hasUser }).toEqual({ name, isRoot: false });
    expect({ name, user }).not.toEqual({ name, user: 'root' });
  }
});

test('mounts a volume or memory wherever a service writes, and nothing else writable', () => {
  const named = Object.keys(readCompose().volumes);
  for (const [name, { image, tmpfs, volumes }] of each()) {
    const mounts = volumes.map((volume) => volume.split(':'));
    const stored = mounts.filter(([source = '']) => named.includes(source));
    const files = mounts.filter(([source = '']) => !named.includes(source));
    expect([name, [...tmpfs, ...stored.map(([, target]) => target)].sort()]).toEqual([
      name,
      imageOf(image)?.writes.toSorted(),
    ]);
    // Mounts of files from the checkout are read-only.
    for (const [source, , mode] of files) expect([name, source, mode]).toEqual([name, source, 'ro']);
  }
});

test('configures our images to write nowhere else', () => {
  const [, sandbox = ''] = read('Dockerfile').split(/ AS sandbox$/m);
  expect(/^VOLUME (.+)$/m.exec(sandbox)?.[1]).toBe('/data');
  expect(read('Dockerfile').match(/^USER .*/gm)).toEqual(['USER node', 'USER node']);
});

test('pins exact image versions, each image in one version', () => {
  const used = [
    ...each().flatMap(([, { image, build }]) => (build === undefined ? [image] : [])),
    ...Array.from(read('Dockerfile').matchAll(/^FROM (\S+:\S+)/gm), ([, image = '']) => image),
  ];
  for (const image of used)
    expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+(?:-[a-z-]+)?(?:@sha256:[0-9a-f]{64})?$/);
  const names = new Set(used.map((image) => image.split(':')[0]));
  expect(new Set(used).size).toBe(names.size);
});

test('gives only the migrations the database user with rights to change tables', () => {
  const services = each().map(([name, { environment }]) => [
    name,
    environment['MIGRATIONS_DATABASE_URL'],
    environment['DATABASE_URL'],
  ]);
  const users = (urls: unknown[]) =>
    new Set(urls.flatMap((url) => (typeof url === 'string' ? [new URL(url).username] : [])));
  const knowing = services.filter(([, migrations]) => migrations !== undefined);
  expect(knowing.map(([name]) => name)).toEqual(['migrate']);
  const [migrating] = users(knowing.map(([, url]) => url));
  const [serving, ...rest] = users(services.map(([, , url]) => url));
  expect(rest).toEqual([]);
  expect(read('deploy/database-users.sql')).toContain(`CREATE USER '${serving}'@'%'`);
  expect(read('docker-compose.yml')).toContain(`MYSQL_USER: ${migrating}\n`);
  expect(serving).not.toBe(migrating);
});

test('publishes ports on the local host only', () => {
  for (const port of each().flatMap(([, { ports }]) => ports)) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test("pins every image by its digest with the guide's command, and changes nothing else", () => {
  const [, command = ''] = /```sh\n(\s*for image in [^]*?)```/.exec(read('docs/operations.md')) ?? [];
  const folder = mkdtempSync(path.join(tmpdir(), 'massima-pinned-'));
  try {
    const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
    for (const file of ['docker-compose.yml', 'Dockerfile'])
      cpSync(path.join(checkout, file), path.join(folder, file));
    // A script instead of Docker that prints what `imagetools inspect` prints.
    const docker = path.join(folder, 'docker');
    writeFileSync(docker, `#!/bin/sh\ncase "$*" in *imagetools*:*) echo ${digest};; *) exit 1;; esac\n`);
    chmodSync(docker, 0o755);
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
    execFileSync('bash', ['-euo', 'pipefail', '-c', command], { cwd: folder, env });
    for (const file of ['docker-compose.yml', 'Dockerfile']) {
      const pinned = readFileSync(path.join(folder, file), 'utf8');
      expect(pinned.replaceAll(`@${digest}`, '')).toBe(read(file));
      const tagged = /(?:image: |^FROM )[a-z]+:\S+/gm;
      expect(pinned.match(tagged)?.filter((image) => !image.endsWith(`@${digest}`))).toEqual([]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('scrapes the job that alerts and dashboard use', () => {
  const scraped = z
    .object({
      rule_files: z.tuple([z.literal('alerts.yml')]),
      scrape_configs: z.array(
        z.object({
          job_name: z.string(),
          metrics_path: z.literal('/metrics'),
          static_configs: z.array(z.object({ targets: z.array(z.string().regex(/^127\.0\.0\.1:\d+$/)) })),
        }),
      ),
    })
    .parse(parse(read('deploy/prometheus.yml')));
  const used = `${read('deploy/alerts.yml')}${read('deploy/grafana-dashboard.json')}`.matchAll(
    /\bjob=~?\\?"([^"\\]+)/g,
  );
  const jobs = [...new Set(Array.from(used, ([, job]) => job))];
  expect(scraped.scrape_configs.map(({ job_name }) => job_name)).toEqual(jobs);
  expect(jobs).toEqual(['massima']);
});
