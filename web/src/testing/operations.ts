import * as accounts from '@massima/contract/account';
import * as billing from '@massima/contract/billing';
import { outcome } from '@massima/contract/common';
import * as feedback from '@massima/contract/feedback';
import * as folders from '@massima/contract/folders';
import * as history from '@massima/contract/history';
import * as search from '@massima/contract/search';
import * as session from '@massima/contract/session';
import { publicConfig } from '@massima/contract/system';
import { z } from 'zod';
import type { AppRouter } from '@massima/bff/router';

type Record = AppRouter['_def']['record'];
type Flat = {
  [R in keyof Record & string]: {
    [P in keyof Record[R] & string as `${R}.${P}`]: Record[R][P];
  };
}[keyof Record & string];
type All<T> = (T extends unknown ? (part: T) => void : never) extends (all: infer A) => void ? A : never;
type Procedures = All<Flat>;
type Types<P extends keyof Procedures> = Procedures[P] extends { _def: { $types: infer T } } ? T : never;

export type Operation = keyof Procedures & string;
type Schemas = {
  [P in Operation]: Types<P> extends { input: infer I; output: infer O }
    ? { input: z.ZodType<unknown, I>; output: z.ZodType<O> }
    : never;
};

const one = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O) => ({ input, output });
const none = z.void();

/**
 * The contract's schemas by operation. Typed against the router: an operation that is missing here, or that was given
 * another schema there, does not compile.
 */
export const operations = {
  'accounts.addQueries': one(accounts.addQueriesInput, accounts.addQueriesOutput),
  'accounts.byId': one(accounts.accountById, accounts.account),
  'accounts.create': one(accounts.createAccountInput, accounts.createAccountOutput),
  'accounts.existed': one(accounts.emailQuery, accounts.existedOutput),
  'accounts.exists': one(accounts.emailQuery, accounts.existsOutput),
  'accounts.export': one(accounts.accountById, accounts.exportOutput),
  'accounts.formToken': one(none, accounts.formToken),
  'accounts.list': one(accounts.listAccountsInput, accounts.listAccountsOutput),
  'accounts.remove': one(accounts.accountById, outcome),
  'accounts.resendVerification': one(session.resendInput, outcome),
  'accounts.update': one(accounts.updateAccountInput, accounts.account),
  'accounts.updatePassword': one(session.updatePasswordInput, outcome),
  'accounts.verify': one(session.verifyInput, session.verifyOutput),
  'billing.changePlan': one(billing.changePlanInput, billing.subscriptionOutput),
  'billing.coupon': one(billing.byProviderId, billing.coupon),
  'billing.createSetupIntent': one(billing.setupIntentInput, billing.clientSecretOutput),
  'billing.customer': one(accounts.accountById, billing.customer),
  'billing.invoices': one(billing.invoicesInput, billing.invoicesOutput),
  'billing.payInvoice': one(billing.payInvoiceInput, billing.payInvoiceOutput),
  'billing.paymentIntent': one(billing.byProviderId, billing.clientSecretOutput),
  'billing.paymentMethods': one(accounts.accountById, billing.paymentMethodsOutput),
  'billing.plan': one(billing.byProviderId, billing.price),
  'billing.previewPlan': one(billing.previewPlanInput, billing.planPreview),
  'billing.prices': one(billing.pricesInput, billing.pricesOutput),
  'billing.products': one(none, billing.productsOutput),
  'billing.removePaymentMethod': one(billing.byProviderId, outcome),
  'billing.subscribe': one(billing.createSubscriptionInput, billing.subscriptionOutput),
  'billing.subscribeCustomer': one(billing.customerSubscriptionInput, billing.subscriptionOutput),
  'billing.subscription': one(accounts.accountById, billing.subscription.nullable()),
  'billing.updateSubscription': one(billing.updateSubscriptionInput, billing.subscriptionOutput),
  'feedbacks.many': one(feedback.feedbacksInput, feedback.feedbacksOutput),
  'feedbacks.of': one(feedback.feedbackOfInput, feedback.feedbackOfOutput),
  'feedbacks.remove': one(feedback.feedbackOfInput, outcome),
  'feedbacks.save': one(feedback.saveFeedbackInput, outcome),
  'offers.one': one(accounts.offerInput, accounts.offer),
  'projects.addElement': one(folders.addElementInput, outcome),
  'projects.byId': one(folders.folderById, folders.folder),
  'projects.create': one(folders.createFolderInput, folders.createFolderOutput),
  'projects.elements': one(folders.elementsInput, folders.elementsOutput),
  'projects.export': one(folders.exportFolderInput, folders.fileOutput),
  'projects.list': one(folders.listFoldersInput, z.array(folders.folder)),
  'projects.remove': one(folders.folderById, outcome),
  'projects.removeElement': one(folders.elementKey, outcome),
  'projects.restore': one(folders.folderById, outcome),
  'projects.setNote': one(folders.noteInput, outcome),
  'projects.update': one(folders.updateFolderInput, folders.createFolderOutput),
  'questions.count': one(history.countQuestionsInput, session.countOutput),
  'questions.list': one(history.listQuestionsInput, history.listQuestionsOutput),
  'questions.pause': one(history.historySettings, history.historySettings),
  'questions.remove': one(history.questionById, outcome),
  'questions.removeAll': one(none, history.removedOutput),
  'questions.settings': one(none, history.historySettings),
  'rulings.article': one(search.articleInput, search.articleOutput),
  'rulings.similar': one(search.similarInput, search.similarOutput),
  'search.run': one(search.searchInput, search.searchOutput),
  'search.suggest': one(search.suggestInput, search.suggestOutput),
  'session.check': one(none, session.checkOutput),
  'session.login': one(session.loginInput, session.loginOutput),
  'session.loginWithToken': one(session.tokenLoginInput, session.loginOutput),
  'session.logout': one(none, session.logoutOutput),
  'session.me': one(none, accounts.account),
  'session.requestRestore': one(session.requestRestoreInput, outcome),
  'session.restore': one(session.restoreInput, outcome),
  'session.usedQueries': one(none, session.countOutput),
  'system.config': one(none, publicConfig),
} satisfies Schemas;

/** An operation's input as its answer gets it: parsed, with the contract's defaults filled in. */
export type InputOf<P extends Operation> = z.output<(typeof operations)[P]['input']>;
export type OutputOf<P extends Operation> = z.output<(typeof operations)[P]['output']>;
