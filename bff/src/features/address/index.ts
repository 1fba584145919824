export { askForAddress, takeAddressMails } from './ask-for-address.ts';
export { takeEffect } from './take-effect.ts';
export { settleDueChanges } from './settle-due-changes.ts';
export { addressChange } from './present-change.ts';
