import { breakpoints, layers, radius, space, text } from '../src/lib/scale.ts';

const head = `/* Written by \`npm run tokens\` out of lib/scale.ts: change it there. Names only: the build puts the values in their place, also
   into media queries, so that nothing of this reaches a browser. */`;

const variables = (kind: string, scale: Readonly<Record<string, string | number>>) =>
  Object.entries(scale).map(([name, value]) => `  --${kind}-${name}: ${value};`);

/** Subtracts a hundredth, so that no width matches both sides. */
const below = (width: string) => `${(Number.parseFloat(width) - 0.01).toFixed(2)}rem`;
const media = Object.entries(breakpoints).flatMap(([name, width]) => [
  `@custom-media --from-${name} (min-width: ${width});`,
  `@custom-media --below-${name} (max-width: ${below(width)});`,
]);

/** Returns the content of `src/styles/tokens.css` from the scales. */
export function tokensCss(): string {
  const lines = [
    ...variables('space', space),
    ...variables('text', text),
    ...variables('radius', radius),
    ...variables('layer', layers),
  ];
  return [head, ':root {', ...lines, '}', ...media, ''].join('\n');
}
