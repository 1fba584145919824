import { createSignup } from '../form/create-signup.ts';
import { parsePrefill } from '../form/prefill.ts';
import { createRestTransport } from '../form/rest-transport.ts';
import { SignupView } from '../form/signup-view.tsx';
import { drawHtml } from './draw-html.ts';
import { textIn } from './texts.ts';

/** The form before anyone has said anything; run by the build, once for each language. */
export function firstHtml(): string {
  const transport = createRestTransport();
  const signup = createSignup({ locale: 'it', prefill: parsePrefill(''), transport, embedded: true });
  const urls = { termsUrl: '/terms', privacyUrl: '/privacy', loginUrl: '/login' };
  return drawHtml(<SignupView t={textIn} signup={signup} view={signup.view()} embedded {...urls} />);
}
