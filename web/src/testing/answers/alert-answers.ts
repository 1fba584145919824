import { sampleAlert, sampleAlerts, sampleNews } from '../samples/alerts.ts';
import { done } from './parts.ts';
import { Refusal, type Responses } from './types.ts';

const citationsOf = (keys: readonly string[]) => ({
  provisions: keys.filter((key) => key.includes(':')).map((key) => ({ key, label: key })),
  rulings: keys.filter((key) => !key.includes(':')).map((key) => ({ ruling_id: key, label: key })),
});

/** Returns responses for alerts that keep their changes. */
export function alertAnswers(): Responses {
  let alerts = sampleAlerts();
  let mails: 'daily' | 'weekly' | 'off' = 'daily';
  return {
    'alerts.list': () => ({ alerts, mails, most: 20 }),
    'alerts.create': (input) => {
      const id = 10 + alerts.length;
      const followed =
        'citations' in input
          ? { question: null, label: input.name, ruling_id: null, citations: citationsOf(input.citations) }
          : 'question' in input
            ? { question: input.question, label: input.question.query, ruling_id: null }
            : {
                question: null,
                label: 'Cass. n. 123/2019',
                ruling_id: 'id_new' in input ? input.id_new : null,
              };
      const alert = sampleAlert({ id, ...followed, news: 0, last_found_at: null });
      alerts = [alert, ...alerts];
      return { ...done('ok')(), alert };
    },
    'alerts.rename': ({ id, name }) => {
      alerts = alerts.map((alert) => (alert.id === id ? { ...alert, label: name } : alert));
      return done('ok')();
    },
    'alerts.remove': ({ id }) => {
      alerts = alerts.filter((alert) => alert.id !== id);
      return done('ok')();
    },
    'alerts.news': ({ id }) => {
      const alert = alerts.find((candidate) => candidate.id === id);
      if (!alert) throw new Refusal('file_not_found');
      return alert.news > 0 ? sampleNews(alert) : { alert, news: [], events: [] };
    },
    'alerts.feeds': () => ({ feeds: [] }),
    'alerts.makeFeed': () => ({ ...done('ok')(), url: 'https://massima.example/feeds/indirizzo' }),
    'alerts.endFeed': done('ok'),
    'alerts.settings': (input) => ({ mails: (mails = input.mails) }),
    'alerts.stop': done('ok'),
  };
}
