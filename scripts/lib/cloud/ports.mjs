import { requirePort } from '../ports.mjs';

/** Number of nodes. Three ZooKeepers still work if any of them fails. */
const NODES = 2;
const SERVERS = 2;

/** @param {number} from @param {number} count */
const row = (from, count) => Array.from({ length: count }, (_, i) => from + i);

/**
 * Where the parts listen that `npm start` has not: at fixed distances from its ports, as ZooKeeper remembers the nodes by address.
 * @param {Pick<import('../settings.mjs').Settings['ports'], 'product' | 'solr'>} ports @param {number} zookeepers
 */
export const cloudPorts = ({ product, solr }, zookeepers) => ({
  servers: row(product + 10, SERVERS),
  nodes: row(solr + 20, NODES),
  zookeepers: row(solr + 30, zookeepers).map((client) => ({
    client,
    quorum: client + 10,
    election: client + 20,
  })),
});

/**
 * Returns what must be free for these parts.
 * @param {CloudPorts} ports
 */
export const cloudPortsToHave = ({ servers, nodes, zookeepers }) => [
  ...servers.map((port) => ({ port, variable: 'PORT', what: 'a server, 10 or 11 after PORT' })),
  ...[...nodes, ...zookeepers.flatMap((one) => Object.values(one))].map((port) => ({
    port,
    variable: 'SOLR_PORT',
    what: 'the search cluster, 20 to 52 after SOLR_PORT',
  })),
];

/** @param {CloudPorts} ports */
export async function requireCloudPorts(ports) {
  for (const { port, variable, what } of cloudPortsToHave(ports)) await requirePort(port, variable, what);
}

/** @typedef {ReturnType<typeof cloudPorts>} CloudPorts */
