import { factors } from '@massima/contract/operations/factors';
import { deleteTrustedDevices } from '../../models/factors.ts';
import { done } from '../../outcome.ts';
import { implement } from '../../procedures/implement.ts';
import { beginApp, confirmApp } from './authenticator-app.ts';
import {
  allowPasskeyAlone,
  changed,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
} from './change-factors.ts';
import { listFactors } from './list-factors.ts';
import { addPasskey, beginPasskey } from './own-passkeys.ts';

export const factorsRouter = {
  list: implement(factors.list, ({ deps, user }) => listFactors(deps, user)),
  beginApp: implement(factors.beginApp, ({ deps, user }) => beginApp(deps, user)),
  confirmApp: implement(factors.confirmApp, ({ deps, user }, { code }) => confirmApp(deps, user, code)),
  removeApp: implement(factors.removeApp, changed(removeApp)),
  beginPasskey: implement(factors.beginPasskey, ({ deps, user }) => beginPasskey(deps, user)),
  addPasskey: implement(factors.addPasskey, ({ deps, user }, input) => addPasskey(deps, user, input)),
  removePasskey: implement(factors.removePasskey, changed(removePasskey)),
  renewRecoveryCodes: implement(factors.renewRecoveryCodes, changed(renewRecoveryCodes)),
  allowPasskeyAlone: implement(factors.allowPasskeyAlone, changed(allowPasskeyAlone)),
  forgetDevices: implement(factors.forgetDevices, async ({ deps, user }) => {
    await deleteTrustedDevices(deps.db, user.id);
    return done('ok');
  }),
};
