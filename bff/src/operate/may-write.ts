import { commandDeps } from './restoring.ts';

/** Command `node scripts/operate.mjs may-write`: exits with 1 while a restore is in progress or was cut off. */
await (await commandDeps()).close();
