import { session } from '@massima/contract/operations/session';
import { findAccount } from '../../access.ts';
import { setCitationStyle } from '../../models/user.ts';
import { implement } from '../../procedures/implement.ts';
import { nextSearch } from '../gate/index.ts';
import { searchEligibilityOf, presentAccount } from '../users/index.ts';
import { beginPasskeyLogin, logInWithFactor, logInWithPasskey } from './log-in-with-factor.ts';
import { logInWithToken } from './log-in-with-token.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { withDeviceName } from './name-device.ts';
import { proveSession } from './prove.ts';
import { requestRestore } from './request-restore.ts';
import { readRestoreLink, restorePassword } from './restore-password.ts';

export const authRouter = {
  login: implement(session.login, (call, input) =>
    withDeviceName(call, logIn(call.deps, input, call.clientIp)),
  ),
  loginWithToken: implement(session.loginWithToken, (call, input) =>
    withDeviceName(call, logInWithToken(call.deps, input, call.clientIp)),
  ),
  loginWithFactor: implement(session.loginWithFactor, (call, input) =>
    withDeviceName(call, logInWithFactor(call.deps, input, call.clientIp)),
  ),
  beginPasskeyLogin: implement(session.beginPasskeyLogin, ({ deps, clientIp }) =>
    beginPasskeyLogin(deps, clientIp),
  ),
  loginWithPasskey: implement(session.loginWithPasskey, (call, input) =>
    withDeviceName(call, logInWithPasskey(call.deps, input, call.clientIp)),
  ),
  prove: implement(session.prove, ({ deps, user, clientIp }, input) =>
    proveSession(deps, user, input, clientIp),
  ),
  check: implement(session.check, async ({ deps, user }) => {
    const account = await findAccount(deps.db, user, 'read', user.id);
    return {
      ...searchEligibilityOf(user, deps.clock.now()),
      next_search: nextSearch(user, deps.clock.now()),
      user: presentAccount(account),
      citation_style: account.citation_style,
    };
  }),
  logout: implement(session.logout, ({ deps, user }) => logOut(deps, user)),
  me: implement(session.me, async ({ deps, user }) =>
    presentAccount(await findAccount(deps.db, user, 'read', user.id)),
  ),
  usedQueries: implement(session.usedQueries, ({ user }) => ({ count: user.usedQueries })),
  chooseCitationStyle: implement(session.chooseCitationStyle, async ({ deps, user }, input) => {
    await setCitationStyle(deps.db, user.id, input.citation_style);
    return input;
  }),
  requestRestore: implement(session.requestRestore, ({ deps, clientIp }, input) =>
    requestRestore(deps, input, clientIp),
  ),
  readRestoreLink: implement(session.readRestoreLink, ({ deps, clientIp }, input) =>
    readRestoreLink(deps, input, clientIp),
  ),
  restore: implement(session.restore, ({ deps, clientIp }, input) => restorePassword(deps, input, clientIp)),
};
