import { generate } from 'lean-qr';
import classes from './factors.module.css';

/** Quiet zone around the code, in modules (ISO/IEC 18004, section 6.3.8). */
const quiet = 4;

/** QR code, drawn in the browser because its content is a secret that no service may see. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const dark: string[] = [];
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) dark.push(`M${x + quiet} ${y + quiet}h1v1h-1z`);
  const side = code.size + 2 * quiet;
  return (
    <svg className={classes.picture} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={dark.join('')} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
