export {
  endLinks,
  findLink,
  issueLink,
  linkPurposes,
  openingPurposes,
  useLink,
  useVerifiedLink,
  wasLink,
} from './links.ts';
export { removeRulings } from './remove-rulings-from-mail.ts';
export { rulingOf } from './ruling-of.ts';
export { startOutboxWorker } from './outbox-worker.ts';
export { queueMail } from './queue-mail.ts';
export { queueTrialUsed } from './queue-trial-used.ts';
export type { MailParams } from './templates.ts';
export { paramsOf, sendDueMails } from './send-due-mails.ts';
