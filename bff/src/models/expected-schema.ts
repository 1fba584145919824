import expected from './expected-schema.json' with { type: 'json' };
import type { SchemaShape } from './schema-shape.ts';

/** Schema that this version's migrations make. `expected-schema.integration.test.ts` writes and compares it. */
export const expectedSchema: SchemaShape = expected;
