export { asPermitted } from './as-permitted.ts';
export { everWithdrawn, tryWithdrawing, withdrawRulings } from './withdraw-rulings.ts';
