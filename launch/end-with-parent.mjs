import { existsSync } from 'node:fs';

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => existsSync(file));
/**
 * The kernel sends no signal for a death before the request, so this checks whether the parent
 * still exists.
 */
const IF_PARENT_LIVES = ['/bin/sh', '-c', '[ "$PPID" = "$0" ] || exit 0; exec "$@"'];

/**
 * The command line of a child that the kernel ends (SIGTERM) when this process is killed outright; the same as given where the
 * kernel cannot. The child's number is the command's own.
 * @param {string} command @param {readonly string[]} [args] @returns {[string, ...string[]]}
 */
export function endWithParent(command, args = []) {
  if (!SETPRIV) return [command, ...args];
  return [SETPRIV, '--pdeathsig', 'TERM', '--', ...IF_PARENT_LIVES, `${process.pid}`, command, ...args];
}
