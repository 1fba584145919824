import type { FactorProof } from '@massima/contract/factor-proof';
import { callError, errorDataOf } from '../lib/call-error.ts';
import { createStore } from '../lib/external-store.ts';

export interface FactorRequest {
  challenge: string;
  kinds: readonly FactorProof['kind'][];
}

/** What waits for the user's second factor. */
export interface AskedFactor {
  request: FactorRequest;
  /** The last answer was not taken. */
  isWrong: boolean;
  /** The answer is on its way. */
  isBusy: boolean;
  answer: (proof: FactorProof | null) => void;
}

/** Shown by `FactorPrompt` of the screen. */
export const askedFactor = createStore<AskedFactor | null>(null);

const ask = (request: FactorRequest, isWrong: boolean): Promise<FactorProof | null> =>
  new Promise((resolve) => {
    const asked = { request, isWrong, isBusy: false, answer: resolve };
    askedFactor.set({
      ...asked,
      answer: (proof) => {
        askedFactor.set({ ...asked, isBusy: true });
        resolve(proof);
      },
    });
  });

/**
 * A call that an account with a second factor confirms by it: when the server asks, the user is asked, and the call is sent again with the
 * answer. After a wrong one the server is asked for another challenge. Given up, the call fails with what the server said.
 */
export const withFactor =
  <Input extends object, Answer>(
    call: (input: Input & { second_factor?: FactorProof }) => Promise<Answer>,
  ): ((input: Input) => Promise<Answer>) =>
  async (input) => {
    let proof: FactorProof | null = null;
    let isWrong = false;
    try {
      for (;;) {
        try {
          return await call(proof ? { ...input, second_factor: proof } : input);
        } catch (error) {
          if (proof && callError(error).key === 'second_factor_wrong') {
            proof = null;
            isWrong = true;
            continue;
          }
          const request = errorDataOf(error, 'second_factor_required');
          // Without any kind one has to be set up first, which is no question.
          if (!request || request.kinds.length === 0) throw error;
          proof = await ask(request, isWrong);
          if (!proof) throw error;
        }
      }
    } finally {
      askedFactor.set(null);
    }
  };
