import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown } & {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  $defs?: Record<string, JsonSchema>;
};

/** Whether a schema rewrites a string before it checks it: what is published must admit what was typed. */
const rewrites = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodString &&
  (schema._zod.def.checks ?? []).some(({ _zod }) => _zod.def.check === 'overwrite');

/** What `z.int()` sets by itself: that every number of JSON is exact says nothing of a field. */
const exact = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/**
 * The JSON schema of what the endpoint takes or gives. Dates are known by their format: their pattern is a page long.
 */
export const toSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const isDate = zodSchema instanceof z.ZodISODate || zodSchema instanceof z.ZodISODateTime;
      if (isDate || rewrites(zodSchema)) delete jsonSchema.pattern;
      for (const bound of ['minimum', 'maximum'] as const)
        if (jsonSchema[bound] === exact[bound]) delete jsonSchema[bound];
    },
  }) as JsonSchema;
