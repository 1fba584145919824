import { accounts } from '@massima/contract/operations/accounts';
import { implement } from '../../procedures/implement.ts';
import { askForOwnAddress } from './ask-for-own-address.ts';
import { agreeToAddress, confirmAddress, stopAddressChange, withdrawAddressChange } from './change-steps.ts';
import { addressChange } from './present-change.ts';

/** The operations under accounts that are about an address which is to change. */
export const addressRouter = {
  addressChange: implement(accounts.addressChange, ({ deps, user }, { id }) => addressChange(deps, user, id)),
  askForAddress: implement(accounts.askForAddress, ({ deps, user, clientIp }, input) =>
    askForOwnAddress(deps, user, input, clientIp),
  ),
  withdrawAddressChange: implement(accounts.withdrawAddressChange, ({ deps, user }, { id }) =>
    withdrawAddressChange(deps, user, id),
  ),
  confirmAddress: implement(accounts.confirmAddress, ({ deps, clientIp }, input) =>
    confirmAddress(deps, input, clientIp),
  ),
  agreeToAddress: implement(accounts.agreeToAddress, ({ deps, clientIp }, input) =>
    agreeToAddress(deps, input, clientIp),
  ),
  stopAddressChange: implement(accounts.stopAddressChange, ({ deps, clientIp }, input) =>
    stopAddressChange(deps, input, clientIp),
  ),
};
