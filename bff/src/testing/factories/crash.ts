import type { Crash } from '@massima/contract/crash';

/** Crash report as the web app sends it. */
export const crashSample: Crash = {
  name: 'TypeError',
  screen: '/ruling/:id',
  build: 'base-BxT1a.js',
  requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  frames: ['assets/ruling-C9d.js:1:2034', 'assets/base-Dd_1.js:2:77'],
};
