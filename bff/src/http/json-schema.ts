import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown } & {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  $defs?: Record<string, JsonSchema>;
};

/**
 * Whether a schema rewrites a string before it validates it. Its pattern is not published, because
 * the pattern applies to the rewritten string.
 */
const rewrites = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodString &&
  (schema._zod.def.checks ?? []).some(({ _zod }) => _zod.def.check === 'overwrite');

/**
 * Bounds that `z.int()` sets by itself. They only state that a JSON number is exact, so they are
 * omitted.
 */
const exact = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/**
 * Returns the JSON schema of an operation's input or output. Dates are published with a format
 * only, because their pattern is a page long.
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
