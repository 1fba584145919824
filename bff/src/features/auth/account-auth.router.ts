import { accounts } from '@massima/contract/operations/accounts';
import { implement } from '../../procedures/implement.ts';
import { withDeviceName } from './name-device.ts';
import { updatePassword } from './update-password.ts';
import { verifyAddress } from './verify-address.ts';

/** The operations documented under accounts that are about who a user is. */
export const accountAuthRouter = {
  verify: implement(accounts.verify, (call, input) =>
    withDeviceName(call, verifyAddress(call.deps, input, call.clientIp)),
  ),
  updatePassword: implement(accounts.updatePassword, ({ deps, user, clientIp }, input) =>
    updatePassword(deps, user, input, clientIp),
  ),
};
