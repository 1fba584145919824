import { Model } from 'objection';

/**
 * Base class of the tables with an account's saved data, as objection models. `tables.ts` types
 * the statements that objection would only slow down. Rows keep the database's snake_case names;
 * presenters map them to the names of the contract.
 */
export abstract class BaseModel extends Model {
  static override get useLimitInFirst() {
    return true;
  }
}
