import { alerts } from '@massima/contract/operations/alerts';
import { implement } from '../../procedures/implement.ts';
import { follow, unfollow } from './follow.ts';
import { endFeed, listFeeds, makeFeed } from './own-feeds.ts';
import { renameAlert } from './rename-alert.ts';
import { changeSettings, listAlerts, readNews } from './read-alerts.ts';
import { stopAlerts } from './stop-link.ts';

export const alertsRouter = {
  list: implement(alerts.list, ({ deps, user }) => listAlerts(deps, user)),
  create: implement(alerts.create, ({ deps, user, signal }, input) => follow(deps, user, input, signal)),
  rename: implement(alerts.rename, ({ deps, user }, input) => renameAlert(deps, user, input)),
  remove: implement(alerts.remove, ({ deps, user }, { id }) => unfollow(deps, user, id)),
  news: implement(alerts.news, ({ deps, user, signal }, input) => readNews(deps, user, input, signal)),
  feeds: implement(alerts.feeds, ({ deps, user }) => listFeeds(deps, user)),
  makeFeed: implement(alerts.makeFeed, ({ deps, user }, input) => makeFeed(deps, user, input)),
  endFeed: implement(alerts.endFeed, ({ deps, user }, { id }) => endFeed(deps, user, id)),
  settings: implement(alerts.settings, ({ deps, user }, input) => changeSettings(deps, user, input)),
  stop: implement(alerts.stop, ({ deps }, { token }) => stopAlerts(deps, token)),
};
