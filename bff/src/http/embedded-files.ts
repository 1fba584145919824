import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type BuiltFile, builtFile } from './built-file.ts';

interface BuiltPage extends BuiltFile {
  /** Policy without frame-ancestors, which each response adds. */
  policy: string;
}
interface Page {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}
type Locale = 'it' | 'en';
type Kind = 'frame' | 'refused';
export interface EmbeddedFiles {
  loader: BuiltFile;
  pages: Record<Locale, Record<Kind, BuiltPage>>;
}

/**
 * Loads the widget's build, completed and compressed once; null if the widget was not built
 * (`widget/README.md`).
 */
export function embeddedFiles(config: Config): EmbeddedFiles | null {
  const dist = config.WIDGET_DIST;
  if (!dist || !existsSync(join(dist, 'frame.json'))) return null;
  const built: Record<Locale, Record<Kind, Page>> = JSON.parse(
    readFileSync(join(dist, 'frame.json'), 'utf8'),
  );
  const boot = JSON.stringify({
    terms_url: config.TERMS_URL,
    privacy_url: config.PRIVACY_URL,
    login_url: `${config.PUBLIC_URL}/login`,
    min_fill_seconds: config.SIGNUP_MIN_FILL_SECONDS,
  }).replaceAll('<', '\\u003c');
  const pagesOf = (locale: Locale) => ({
    frame: page(built[locale].frame, boot),
    refused: page(built[locale].refused, boot),
  });
  return {
    loader: builtFile(readFileSync(join(dist, 'loader.js'))),
    pages: { it: pagesOf('it'), en: pagesOf('en') },
  };
}

const bootElement = '<script type="application/json" id="boot">';

function page({ html, scriptHashes, styleHashes }: Page, boot: string): BuiltPage {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ');
  const policy = [
    "default-src 'none'",
    ...(scriptHashes.length > 0 ? [`script-src ${quoted(scriptHashes)}`] : []),
    ...(styleHashes.length > 0 ? [`style-src ${quoted(styleHashes)}`] : []),
    // The password field's icon is a mask in the style sheet.
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const complete = html.replace(`${bootElement}{}</script>`, () => `${bootElement}${boot}</script>`);
  return { ...builtFile(Buffer.from(complete)), policy };
}
