import { factors } from '@massima/contract/operations/factors';
import { deleteTrustedDevices } from '../../models/factors.ts';
import { done } from '../../outcome.ts';
import { implement } from '../../procedures/implement.ts';
import { beginApp, confirmApp } from './authenticator-app.ts';
import {
  allowPasskeyAlone,
  confirmed,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
} from './change-factors.ts';
import { listFactors } from './list-factors.ts';
import { addPasskey, beginPasskey } from './own-passkeys.ts';
import { beginReset, stopReset } from './reset-factors.ts';

export const factorsRouter = {
  list: implement(factors.list, ({ deps, user }) => listFactors(deps, user)),
  beginApp: implement(factors.beginApp, ({ deps, user, clientIp }, input) =>
    beginApp(deps, user, input, clientIp),
  ),
  confirmApp: implement(factors.confirmApp, ({ deps, user }, { code }) => confirmApp(deps, user, code)),
  removeApp: implement(factors.removeApp, confirmed(removeApp)),
  beginPasskey: implement(factors.beginPasskey, ({ deps, user, clientIp }, input) =>
    beginPasskey(deps, user, input, clientIp),
  ),
  addPasskey: implement(factors.addPasskey, ({ deps, user }, input) => addPasskey(deps, user, input)),
  removePasskey: implement(factors.removePasskey, confirmed(removePasskey)),
  renewRecoveryCodes: implement(factors.renewRecoveryCodes, confirmed(renewRecoveryCodes)),
  allowPasskeyAlone: implement(factors.allowPasskeyAlone, confirmed(allowPasskeyAlone)),
  forgetDevices: implement(factors.forgetDevices, async ({ deps, user }) => {
    await deleteTrustedDevices(deps.db, user.id);
    return done('ok');
  }),
  reset: implement(factors.reset, ({ deps, user }, { id }) => beginReset(deps, user, id)),
  stopReset: implement(factors.stopReset, ({ deps, user }, { id }) => stopReset(deps, user, id)),
};
