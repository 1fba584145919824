// Loaded by every test run: a test that connects to an address outside this machine fails.
import net from 'node:net';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|::1|::|::ffff:127(?:\.\d+){3})$/;

const connect = net.Socket.prototype.connect;

/**
 * @param {any[]} args arguments of net.connect, or its normalised form: an array with the options
 *   first
 */
function hostOf(args) {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof first === 'object') return first?.path ? undefined : first?.host;
  return typeof args[1] === 'string' ? args[1] : undefined;
}

/** @this {net.Socket} @param {any[]} args @returns {net.Socket} */
function connectHere(...args) {
  const host = hostOf(args);
  if (host === undefined || LOOPBACK.test(host)) return Reflect.apply(connect, this, args);
  return this.destroy(new Error(`A test tried to reach ${host}: tests stay on this machine.`));
}

net.Socket.prototype.connect = connectHere;
