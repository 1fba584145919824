import { isRecord } from '@massima/contract/record';
import { expect, test } from 'vitest';
import { shortTexts } from './short-text.ts';
import { toolLists } from './tools.ts';

const { tools } = JSON.parse(toolLists.write) as { tools: { name: string; outputSchema: unknown }[] };

/** Returns the fields of an output schema without a description, at any depth. */
function undescribed(schema: unknown, path = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((item) => undescribed(item, path));
  if (!isRecord(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' && isRecord(value)
      ? Object.entries(value).flatMap(([name, field]) => [
          ...(isRecord(field) && typeof field['description'] === 'string' ? [] : [`${path}.${name}`]),
          ...undescribed(field, `${path}.${name}`),
        ])
      : undescribed(value, path),
  );
}

test.each(tools.map((tool) => [tool.name, tool] as const))(
  '%s describes every output field and has a short text',
  (name, { outputSchema }) => {
    expect(undescribed(outputSchema)).toEqual([]);
    expect(shortTexts[name]).toBeDefined();
  },
);
