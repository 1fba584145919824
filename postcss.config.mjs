import { inlineTokens } from './scripts/lib/inline-tokens.mjs';

// Found by Vite for the app and for the stories; the widget's build asks for the same plugin.
export default { plugins: [inlineTokens()] };
