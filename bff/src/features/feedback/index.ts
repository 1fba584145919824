export { feedbacksOf } from './read-feedback.ts';
