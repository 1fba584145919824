import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const packages = ['core', 'hooks', 'form', 'dates', 'notifications'] as const;

interface MantinePackage {
  root: string;
  /** exported name → [file that defines it, its name there] */
  origins: Map<string, [string, string]>;
}

function readPackage(name: string): MantinePackage | undefined {
  let entry: string;
  try {
    entry = require.resolve(`@mantine/${name}`);
  } catch {
    return undefined;
  }
  const root = path.resolve(path.dirname(entry), '..');
  const index = readFileSync(path.join(root, 'esm/index.mjs'), 'utf8');
  const origins = new Map<string, [string, string]>();
  const statements = /(?:import|export) \{([^}]*)\} from "(\.[^"]+)"/g;
  for (const [, names = '', file = ''] of index.matchAll(statements)) {
    for (const specifier of names.split(',')) {
      const [imported = '', local = imported] = specifier.trim().split(/\s+as\s+/);
      if (imported) origins.set(local, [path.join(root, 'esm', file), imported]);
    }
  }
  return { root, origins };
}

/**
 * Base styles come first, because a component that builds on another must override it in any chunk
 * order.
 */
const baseStyles = [
  'UnstyledButton',
  'Paper',
  'Input',
  'Popover',
  'ScrollArea',
  'Loader',
  'ActionIcon',
  'Group',
];

/**
 * Rewrites `import { Button } from '@mantine/core'` to the file that defines Button, also inside
 * Mantine, and adds the stylesheet of each component. Without the rewrite the complete barrel stays
 * in the entry chunk (rolldown#8920), and login would load the styles of 120 components.
 */
export function mantineModules(): Plugin {
  const packagesByName = new Map<string, MantinePackage>(
    packages.flatMap((name) => {
      const found = readPackage(name);
      return found ? [[`@mantine/${name}`, found] as const] : [];
    }),
  );
  const importStatement = /import\s*\{([^}]*)\}\s*from\s*["'](@mantine\/[a-z]+)["'];?/g;

  return {
    name: 'massima:mantine-modules',
    apply: 'build',
    transform(code, id) {
      const stylesheet = /@mantine\/(\w+)\/esm\/.*\/([A-Za-z]+)\.module\.mjs$/.exec(id);
      if (stylesheet) {
        const [, name = '', component = ''] = stylesheet;
        const root = packagesByName.get(`@mantine/${name}`)?.root ?? '';
        return {
          code: `import ${JSON.stringify(`${root}/styles/${component}.css`)};\n${code}`,
          map: null,
          moduleSideEffects: true,
        };
      }
      if (/@mantine\/\w+\/styles\/[A-Za-z]+\.css$/.test(id)) {
        const component = path.basename(id, '.css');
        const layer = baseStyles.includes(component) ? 'mantine.base' : 'mantine.parts';
        // Repeats the layer order in each sheet, because the first mention counts in any load
        // order.
        return { code: `@layer reset, mantine.base, mantine.parts;@layer ${layer}{${code}}`, map: null };
      }
      if (!code.includes('@mantine/')) return undefined;
      const rewritten = code.replace(importStatement, (statement, names: string, from: string) => {
        const pkg = packagesByName.get(from);
        if (!pkg) return statement;
        return names
          .split(',')
          .map((n) => n.trim())
          .filter(Boolean)
          .map((specifier) => {
            const [imported = '', local = imported] = specifier.split(/\s+as\s+/);
            const origin = pkg.origins.get(imported);
            if (!origin) return `import { ${specifier} } from "${from}";`;
            return `import { ${origin[1]} as ${local} } from ${JSON.stringify(origin[0])};`;
          })
          .join(' ');
      });
      return rewritten === code ? undefined : { code: rewritten, map: null };
    },
  };
}
