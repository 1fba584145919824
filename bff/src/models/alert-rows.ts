import { Model, type ModelObject, type RelationMappings } from 'objection';
import { BaseModel } from './base-model.ts';

/**
 * One ruling or principle found for an alert, stored as it was then, so that reading it needs no
 * query.
 */
export class AlertNews extends BaseModel {
  static override readonly tableName = 'alert_news';
  static override readonly idColumn = ['alert_id', 'id_result'];
  declare alert_id: number;
  declare id_result: string;
  /**
   * JSON of the result without its full text, or with the field `event` if an event of a followed
   * item was found.
   */
  declare result: string;
  declare found_at: Date;
  /** Null until it is mailed. */
  declare mailed_at: Date | null;
}

export class Alert extends BaseModel {
  static override readonly tableName = 'alerts';
  declare id: number;
  declare user_id: number;
  declare kind: 'question' | 'ruling' | 'citations';
  declare label: string;
  /** JSON of the query with its filters, or of the cited keys; null for an alert on a ruling. */
  declare asked: string | null;
  declare ruling_id: string | null;
  declare key_hash: string;
  declare created_at: Date;
  /** Rulings indexed after this instant are new. If null, all rulings with a date are. */
  declare since: Date | null;
  /** End of the last index run that was checked. */
  declare checked_to: Date | null;
  /**
   * JSON array with the recorded event ids of the followed articles. If null, the next check
   * records all existing events.
   */
  declare known: string | null;
  declare tried_at: Date | null;
  /** Lease of the server that checks the alert, by the database's clock. */
  declare locked_until: Date | null;
  /** When the alert was removed, or null. A removed alert can be restored for a while. */
  declare removed_at: Date | null;

  static override relationMappings = (): RelationMappings => ({
    news: {
      relation: Model.HasManyRelation,
      modelClass: AlertNews,
      join: { from: 'alerts.id', to: 'alert_news.alert_id' },
    },
  });
}

export type AlertRow = ModelObject<Alert>;
export type AlertNewsRow = ModelObject<AlertNews>;
