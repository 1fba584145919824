import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As much of an OpenAPI schema as the provider's description uses. */
export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  'x-expansionResources'?: { oneOf: Schema[] };
}

// The description belongs to the provider, so it is read from next to the repository.
const file = join(import.meta.dirname, '../../../../shared/data/stripe/spec3.subset.json');

function load(): Record<string, Schema> | undefined {
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { components: { schemas: Record<string, Schema> } })
    .components.schemas;
}

/** The provider's objects by name; undefined where the description is not at hand. */
export const published = load();

export function nameOf(ref: string): string {
  return ref.split('/').at(-1) ?? '';
}
