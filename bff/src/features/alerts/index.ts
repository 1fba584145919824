export { follow } from './follow.ts';
export { checkAlerts } from './check-alerts.ts';
export { mailNews } from './mail-news.ts';
export { stopAlerts } from './stop-link.ts';
export { writeFeed } from './write-feed.ts';
