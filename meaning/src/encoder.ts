import type { Encode, Model } from './passage.ts';

/** Encodes texts as vectors, with the model in a thread of this process or with an endpoint. */
export interface Encoder {
  /** Model name, as the index stores it. */
  name: string;
  /**
   * Returns the name and the vector size of the model. The first call to an endpoint sends one
   * request.
   * @throws Error if the endpoint does not answer
   */
  describe(): Promise<Model>;
  encode: Encode;
  close(): Promise<void>;
}
