import { expect, it } from 'vitest';
import { takeSearch } from './boot.ts';

const open = (query: string) => history.pushState(null, '', `/registration_embedded${query}`);
const address = () => location.pathname + location.search;

it('keeps in the URL only parameters that the server needs, and no personal data', () => {
  open('?locale=en&name=Ada&email=ada@example.com&priceType=lazio&origin=roma&parent=https://a.example');
  const query = takeSearch().toString();
  expect(address()).toBe(
    '/registration_embedded?locale=en&price_type=lazio&origin=roma&parent=https%3A%2F%2Fa.example',
  );
  // A reload: the same entry of the history.
  expect(takeSearch().toString()).toBe(query);
  expect(query).toContain('name=Ada&email=ada%40example.com');
});

it('removes the query string if the server needs no parameter', () => {
  open('?nome=Ada&accent=14365c');
  expect(takeSearch().get('nome')).toBe('Ada');
  expect(address()).toBe('/registration_embedded');
});

it('reads the parameters of a new history entry from its URL', () => {
  open('?name=Ada');
  takeSearch();
  open('?name=Anna');
  expect(takeSearch().get('name')).toBe('Anna');
});
