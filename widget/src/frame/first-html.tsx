import { createSignup } from '../form/create-signup.ts';
import { parsePrefill } from '../form/prefill.ts';
import { createRestTransport } from '../form/rest-transport.ts';
import { SignupView } from '../form/signup-view.tsx';
import { attributeNames, attributeOf, flatten, isNoAttribute } from './draw.ts';
import { textIn } from './texts.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const isVoid = /^(input|br)$/;

/**
 * Renders a node as HTML, equivalent to `draw`. The build embeds the empty form, so that it shows
 * before any script has run.
 */
export function drawHtml(node: unknown): string {
  return flatten(node)
    .map((item) => {
      if (typeof item === 'string') return escape(item);
      const { type, props } = item;
      let attributes = '';
      for (const [name, value] of Object.entries(props)) {
        const isOption = type === 'option' && name === 'value';
        const text = isNoAttribute(name) && !isOption ? undefined : attributeOf(name, value);
        if (text !== undefined)
          attributes += ` ${(attributeNames[name] ?? name).toLowerCase()}="${escape(text)}"`;
      }
      return `<${type}${attributes}>${isVoid.test(type) ? '' : `${drawHtml(props.children)}</${type}>`}`;
    })
    .join('');
}

/** The form before anyone has said anything; run by the build, once for each language. */
export function firstHtml(): string {
  const transport = createRestTransport();
  const signup = createSignup({ locale: 'it', prefill: parsePrefill(''), transport, embedded: true });
  const urls = { termsUrl: '/terms', privacyUrl: '/privacy', loginUrl: '/login' };
  return drawHtml(<SignupView t={textIn} signup={signup} view={signup.view()} embedded {...urls} />);
}
