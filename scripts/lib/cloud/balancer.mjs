// nginx with the file that operators use, its names of containers replaced by addresses of this machine.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasApt } from '../apt.mjs';
import { whenReady } from '../parts.mjs';
import { inRoot } from '../paths.mjs';
import { StartError } from '../start-error.mjs';

export const NGINX_PACKAGES = ['nginx'];
/** Debian keeps it outside of a user's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

export const nginxPath = () => FOLDERS.map((folder) => path.join(folder, 'nginx')).find(existsSync);

export const nginxMissing = () =>
  new StartError(
    `nginx, the load balancer of the servers, is missing. ${
      hasApt() ? 'sudo apt-get install nginx' : 'Install it (https://nginx.org)'
    }, then npm run start:cloud again.`,
  );

/**
 * Adapts `deploy/balancer.conf` to processes of this machine. Throws if a replacement has no
 * match, so that the started balancer is the documented one.
 * @param {string} conf
 * @param {{ product: number, engine: number, servers: number[], nodes: number[] }} ports
 */
export function localBalancer(conf, { product, engine, servers, nodes }) {
  const at = (/** @type {number | undefined} */ port) => `127.0.0.1:${port}`;
  /** @type {[string, string][]} */
  const replacements = [
    // Docker's name server, for names that move; addresses don't, and nginx before 1.27 can't look a member up again.
    ['resolver 127.0.0.11 valid=5s;\n', ''],
    ...servers.map((port, i) => /** @type {[string, string]} */ ([`bff-${i + 1}:3000 resolve`, at(port)])),
    ...nodes.map((port, i) => /** @type {[string, string]} */ ([`solr-${i + 1}:8983 resolve`, at(port)])),
    ['listen 80;', `listen ${at(product)};`],
    ['listen 3000;', ''],
    ['listen 8983;', `listen ${at(engine)};`],
  ];
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/balancer.conf no longer contains "${from.trim()}"`);
    return text.replaceAll(from, to);
  }, conf);
}

/** Main configuration of nginx. Everything it writes is in the data folder. */
export const mainConf = `worker_processes 1;
pid nginx.pid;
daemon off;
# As root it would hand its folders to a user who cannot reach them.
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  error_log stderr;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include balancer.conf;
}
`;

/** @param {import('../product.mjs').Context} context @param {import('./ports.mjs').CloudPorts} ports */
export const balancer = ({ settings, children }, { servers, nodes }) => ({
  name: 'balancer',
  label: 'balancer',
  start: async () => {
    const command = nginxPath();
    if (!command) throw nginxMissing();
    const folder = path.join(settings.dataDir, 'balancer');
    mkdirSync(folder, { recursive: true });
    const { product, solr: engine } = settings.ports;
    const conf = readFileSync(inRoot('deploy/balancer.conf'), 'utf8');
    writeFileSync(
      path.join(folder, 'balancer.conf'),
      localBalancer(conf, { product, engine, servers, nodes }),
    );
    writeFileSync(path.join(folder, 'nginx.conf'), mainConf);
    const running = children.spawn('balancer', {
      command,
      args: ['-p', `${folder}/`, '-c', 'nginx.conf', '-e', 'stderr'],
    });
    const healthUrl = `http://127.0.0.1:${engine}/solr/admin/info/system`;
    return whenReady(children, 'balancer', running, healthUrl, 'The balancer');
  },
});
