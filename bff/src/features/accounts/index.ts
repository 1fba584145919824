export { accessOf, type Access } from './access-of.ts';
export { presentAccount } from './present-account.ts';
