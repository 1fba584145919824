/** The texts of one language that the frame shows, picked from the catalogue by build.mjs. */
declare module 'virtual:texts' {
  import type { FormTextKey } from '../form/text-keys.ts';
  const texts: Record<FormTextKey, string>;
  export default texts;
}
