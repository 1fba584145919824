export { endChange } from './end-address-change.ts';
export { endEverything } from './end-everything.ts';
