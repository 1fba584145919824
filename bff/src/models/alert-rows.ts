import { Model, type ModelObject, type RelationMappings } from 'objection';
import { BaseModel } from './base-model.ts';

/**
 * One ruling or principle that was found for an alert: as it was then, so that reading it again queries nothing.
 */
export class AlertNews extends BaseModel {
  static override readonly tableName = 'alert_news';
  static override readonly idColumn = ['alert_id', 'id_result'];
  declare alert_id: number;
  declare id_result: string;
  /** JSON: the result without its full text, or as `event` what happened to something that is followed. */
  declare result: string;
  declare found_at: Date;
  /** Null: it waits for the next mail. */
  declare mailed_at: Date | null;
}

export class Alert extends BaseModel {
  static override readonly tableName = 'alerts';
  declare id: number;
  declare user_id: number;
  declare kind: 'question' | 'ruling' | 'citations';
  declare label: string;
  /** JSON: the question with its filters, or what is cited; null for a ruling. */
  declare asked: string | null;
  declare ruling_id: string | null;
  declare key_hash: string;
  declare created_at: Date;
  /** Rulings that were indexed later are new; null: all that have a date. */
  declare since: Date | null;
  /** The end of the last indexing that was looked through. */
  declare checked_to: Date | null;
  /** JSON: ids of what is known of followed articles; null: all there is when it is looked at next. */
  declare known: string | null;
  declare tried_at: Date | null;
  /** By the database's time: a server looks whether there are news. */
  declare locked_until: Date | null;
  /** It is followed no more, and can be put back for a while. */
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
