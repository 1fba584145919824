// Network without a way out: counts outgoing packets and records each name lookup.
import { execFileSync } from 'node:child_process';
import dgram from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A packet that goes to any other machine leaves by this interface, and arrives nowhere. */
const COMMANDS = [
  'ip link set lo up',
  'ip link add out type veth peer name nowhere',
  'sysctl -qw net.ipv6.conf.out.disable_ipv6=1 net.ipv6.conf.nowhere.disable_ipv6=1',
  'ip addr add 10.99.0.2/24 dev out',
  'ip link set nowhere up',
  'ip link set out up',
  'ip neigh add 10.99.0.1 lladdr 02:00:00:00:00:01 dev out nud permanent',
  'ip route add default via 10.99.0.1',
];

const packetsOut = () => {
  const [line = ''] = /^\s*out:.*$/m.exec(readFileSync('/proc/net/dev', 'utf8')) ?? [];
  return Number(line.split(':')[1]?.trim().split(/\s+/)[8]);
};

/** Returns the remote addresses of open and opening connections, in the kernel's notation. */
const elsewhere = () =>
  readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/)[2] ?? '')
    // Little-endian: an address of this machine ends with 7F.
    .filter((remote) => remote !== '' && !/^(?:0{8}|.{6}7F):/.test(remote));

/** @param {readonly string[]} localNames these names are of this machine */
export async function closeNetwork(localNames) {
  for (const command of COMMANDS) execFileSync('sh', ['-c', command]);
  /** @type {Set<string>} */ const names = new Set();
  /** @type {Set<string>} */ const addresses = new Set();
  const server = dgram.createSocket('udp4');
  server.on('message', (question, { address, port }) => {
    const { name, type, end } = readQuestion(question);
    names.add(name);
    server.send(answerTo(question, end, { isKnown: localNames.includes(name), type }), port, address);
  });
  server.bind(53, '127.0.0.1');
  await once(server, 'listening');
  const before = packetsOut();
  const watching = setInterval(() => elsewhere().forEach((value) => addresses.add(value)), 50);
  return {
    /**
     * @returns {{ names: string[], addresses: string[], packets: number }} names looked up,
     *   addresses connected to, and packets sent elsewhere until now
     */
    seen: () => ({ names: [...names].sort(), addresses: [...addresses], packets: packetsOut() - before }),
    end() {
      clearInterval(watching);
      server.close();
    },
  };
}

/** RFC 1035, section 4.1: twelve bytes, then the name by its labels, its type and its class. @param {Buffer} question */
function readQuestion(question) {
  const labels = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: question.readUInt16BE(at + 1), end: at + 5 };
}

const A = 1;
const NO_SUCH_NAME = 3;

/** @param {Buffer} question @param {number} end @param {{ isKnown: boolean, type: number }} what */
function answerTo(question, end, { isKnown, type }) {
  const has = isKnown && type === A;
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(0x8180 | (isKnown ? 0 : NO_SUCH_NAME), 2);
  // One question, perhaps an answer, and nothing else.
  [1, Number(has), 0, 0].forEach((count, i) => head.writeUInt16BE(count, 4 + 2 * i));
  const response = [0xc0, 12, 0, A, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1];
  return Buffer.concat([head, question.subarray(12, end), Buffer.from(has ? response : [])]);
}
