export { parsePrefill, type Prefill } from './prefill.ts';
export { createRestTransport } from './rest-transport.ts';
export { SignupForm, type SignupFormProps } from './signup-form.tsx';
export type { FormTextKey, Translate } from './text-keys.ts';
export { TransportError, type SignupPayload, type SignupTransport } from './transport.ts';
