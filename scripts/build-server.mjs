import { bundleServer } from './lib/bundle-server.mjs';
import { inRoot } from './lib/paths.mjs';

await bundleServer(inRoot('bff/dist/main.mjs'));
