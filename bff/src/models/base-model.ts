import { Model } from 'objection';

/**
 * What a lawyer keeps, as objection's classes; `tables.ts` types the statements that these would only slow down. Rows keep
 * the database's snake_case names; presenters give them those of the wire.
 */
export abstract class BaseModel extends Model {
  static override get useLimitInFirst() {
    return true;
  }
}
