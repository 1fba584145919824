import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { z } from 'zod';
import type { Access, OperationMeta } from '../trpc/init.ts';

export type JsonSchema = { [key: string]: unknown } & {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

export interface RestOperation {
  name: string;
  type: 'query' | 'mutation';
  access: Access;
  rest: NonNullable<OperationMeta['rest']>;
  input: z.ZodType | undefined;
  output: z.ZodType;
  /** JSON schemas of the input's fields: how a string of a path or query is to be read. */
  fields: Record<string, JsonSchema>;
  required: string[];
  pathKeys: string[];
  hasBody: boolean;
}

interface ProcedureDef {
  type: 'query' | 'mutation';
  meta?: OperationMeta;
  inputs: z.ZodType[];
  output?: z.ZodType;
}

export const toSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

/** The operations of the router that have a documented path, with what both the door and its description need. */
export function restOperations(router: AnyRouter): RestOperation[] {
  return Object.entries(router._def.procedures as Record<string, AnyProcedure>).flatMap(
    ([name, procedure]) => {
      const def = procedure._def as unknown as ProcedureDef;
      const rest = def.meta?.rest;
      if (!rest) return [];
      if (def.inputs.length > 1) throw new Error(`${name}: one input schema an operation`);
      if (!def.output) throw new Error(`${name}: an operation declares its output`);
      const schema = def.inputs[0] ? toSchema(def.inputs[0], 'input') : {};
      const fields = schema.properties ?? {};
      const pathKeys = [...rest.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!);
      for (const key of pathKeys) if (!fields[key]) throw new Error(`${name}: {${key}} is not in the input`);
      return [
        {
          name,
          type: def.type,
          access: def.meta?.access ?? 'public',
          rest,
          input: def.inputs[0],
          output: def.output,
          fields,
          required: schema.required ?? [],
          pathKeys,
          hasBody: rest.method === 'POST' || rest.method === 'PUT',
        },
      ];
    },
  );
}

/**
 * A string of a path or query, read as the type that the schema names. `"false"` is false and `"7"` is 7 only where a
 * boolean or a number is expected; what cannot be read is left for the schema to refuse.
 */
export function readString(raw: string | string[], schema: JsonSchema): unknown {
  const types = schema.type ? [schema.type] : (schema.anyOf ?? []).map((s) => s.type);
  if (types.includes('array')) {
    const items = schema.items ?? schema.anyOf?.find((s) => s.type === 'array')?.items ?? {};
    return (Array.isArray(raw) ? raw : [raw]).map((one) => readString(one, items));
  }
  if (Array.isArray(raw)) return raw;
  if (
    (types.includes('integer') || types.includes('number')) &&
    raw.trim() !== '' &&
    Number.isFinite(Number(raw))
  ) {
    return Number(raw);
  }
  if (types.includes('boolean') && (raw === 'true' || raw === 'false')) return raw === 'true';
  return raw;
}
