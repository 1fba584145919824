export { endLinks, findLink, issueLink, useLink, useVerifiedLink, type LinkPurpose } from './links.ts';
export { startOutboxWorker, type Worker } from './outbox-worker.ts';
export { queueMail, type Recipient } from './queue-mail.ts';
export { paramsOf, sendDueMails } from './send-due-mails.ts';
