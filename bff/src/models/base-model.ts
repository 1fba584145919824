import { Model } from 'objection';

/** Rows keep the database's snake_case names; presenters give them those of the wire. */
export abstract class BaseModel extends Model {
  static override get useLimitInFirst() {
    return true;
  }
}
