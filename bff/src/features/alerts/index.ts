export { follow } from './follow.ts';
export { lookForNews } from './look-for-news.ts';
export { mailNews } from './mail-news.ts';
export { stopAlerts } from './stop-link.ts';
