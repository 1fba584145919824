import type { FormTextKey } from './text-keys.ts';

export type OfferTerms = { price_type: string; work_areas: readonly string[] };

/** Body of `POST /api/lawyers`, as in the contract. Undefined fields are omitted from the JSON. */
export type SignupPayload = {
  name: string;
  surname: string;
  email: string;
  password: string;
  work_area: string;
  price_type: string;
  is_returning: boolean;
  desired_plan_id: '';
  trial_queries_count: number;
  trial_days_count: number;
  coupon: string | undefined;
  origin: string | undefined;
  locale: 'it' | 'en';
  form_token: string;
  website: string;
};

/** How the form reaches the server; injected, so that the same form runs in the web app, the frame and the stories. */
export type SignupTransport = {
  exists(email: string, signal: AbortSignal): Promise<boolean>;
  existed(email: string, signal: AbortSignal): Promise<boolean>;
  offer(priceType: string, origin: string | undefined): Promise<OfferTerms>;
  formToken(): Promise<string>;
  signUp(payload: SignupPayload): Promise<{ email?: string; warning?: string }>;
  resend(email: string): Promise<void>;
};

export type Issue = { path: string; message: string };

/** A refusal with a key of the catalogue; `issues` name the wire's fields. */
export class TransportError extends Error {
  declare key: FormTextKey;
  declare issues: readonly Issue[];
  constructor(key: FormTextKey, issues: readonly Issue[] = []) {
    super(key);
    Object.assign(this, { key, issues });
  }
}
