/** How numbered acts are cited: the first part of their keys, and what precedes their number. */
export const actTypes = {
  l: 'l.',
  lcost: 'l. cost.',
  dlgs: 'd.lgs.',
  dl: 'd.l.',
  dpr: 'd.P.R.',
  dpcm: 'd.P.C.m.',
  dm: 'd.m.',
  rdl: 'r.d.l.',
  rd: 'r.d.',
  regue: 'reg. UE',
  dirue: 'dir. UE',
} as const;
export type ActType = keyof typeof actTypes;
