import { signedInOnly, type AccessRow } from './row.ts';

export const rows: AccessRow[] = [
  {
    operation: 'citations.check',
    input: () => ({ text: 'Cass. civ. n. 1/2019 e art. 2043 c.c.' }),
    ...signedInOnly,
  },
];
