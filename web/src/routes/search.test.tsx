import type { SearchData } from '@massima/contract/search';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { searches } from '../features/search/searches.ts';
import { type Responses, sequence, refused } from '../testing/answers/types.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleResult } from '../testing/sample-result.ts';
import { sampleQuestions } from '../testing/samples/questions.ts';
import { sampleAnswer } from '../testing/samples/rulings.ts';
import Search from './search.tsx';

const response = (over: Partial<SearchData> = {}) =>
  sampleAnswer({
    search: [sampleResult()],
    autList: [],
    years: [{ year: 2019, count: 3 }],
    total: 1,
    ...over,
  });

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const open = (address: Parameters<typeof renderScreen>[1]) =>
  renderScreen(
    <>
      <Routes>
        <Route path="/" element={<Search />} />
        <Route path="/subscription" element={<p>abbonamento</p>} />
      </Routes>
      <Address />
    </>,
    address,
  );
const address = () => document.querySelector('output')?.textContent;
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Domanda/ });
const requests = () => server.asked('search.run');
const search = (text: string) => {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.submit(box().form!);
};

let server = serve();
/** Returns the server's responses in order, then repeats the last one. */
const serveInOrder = (...handlers: NonNullable<Responses['search.run']>[]) => {
  server = serve({
    'search.run': sequence(...handlers),
    'questions.list': () => [{ ...sampleQuestions()[0]!, query: 'usucapione', query_type: 'type_verdict' }],
  });
};

beforeEach(() => {
  searches.clear();
  sessionStorage.clear();
  serveInOrder(() => response());
});

describe('the search screen', () => {
  it('searches for principles and writes the query to the address', async () => {
    await open('/');
    search('  danno morale ');
    await screen.findByText(/Cass\. civ\., Sez\. III, sent\. 12 gennaio 2019, n\. 123/);
    expect(address()).toBe('/?q=danno+morale');
    expect(requests()).toEqual([
      expect.objectContaining({
        query: 'danno morale',
        offset: 0,
        filters: expect.objectContaining({ selectedType: 'massima' }),
      }),
    ]);
    expect(document.querySelector('mark')?.textContent).toBe('danno');
  });

  it('opens an address with its filters, once', async () => {
    await open('/?q=danno&tipo=sentenza&anno=2019&area=1');
    await screen.findByText('1 sentenza', { selector: 'strong' });
    expect(requests()).toHaveLength(1);
    expect(requests()[0]).toMatchObject({
      filters: { selectedType: 'sentenza', yearDoc: [2019], selectedArea: 1 },
    });
  });

  it('immediately runs a search from another screen', async () => {
    await open({ pathname: '/', state: { queryToReSearch: 'usucapione', selectedType: 'sentenza' } });
    await waitFor(() => expect(address()).toBe('/?q=usucapione&tipo=sentenza'));
    expect(requests()).toHaveLength(1);
    expect(box().value).toBe('usucapione');
  });

  it('searches the other tab only if the query changed since its last search', async () => {
    await open('/?q=danno');
    await screen.findByRole('article');
    fireEvent.click(screen.getByRole('tab', { name: /^Sentenze/ }));
    await waitFor(() => expect(requests()).toHaveLength(2));
    fireEvent.click(screen.getByRole('tab', { name: /^Massime/ }));
    await waitFor(() => expect(address()).toBe('/?q=danno'));
    expect(requests()).toHaveLength(2);
    fireEvent.change(box(), { target: { value: 'colpa' } });
    fireEvent.click(screen.getByRole('tab', { name: /^Sentenze/ }));
    await waitFor(() => expect(address()).toBe('/?q=colpa&tipo=sentenza'));
    expect(requests()).toHaveLength(3);
  });

  it('shows the number of results of the other tab with the results', async () => {
    serveInOrder(() => response({ other_total: 12 }));
    await open('/?q=danno');
    expect(await screen.findByRole('tab', { name: 'Sentenze 12' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Massime 1' })).toBeTruthy();
    expect(server.asked('search.around')).toEqual([]);
    expect(requests()).toHaveLength(1);
  });

  it('requests the other count once results are shown, if the response lacks it', async () => {
    serveInOrder(() => response({ other_total: null }));
    await open('/?q=danno');
    expect(await screen.findByRole('tab', { name: 'Sentenze 7' })).toBeTruthy();
    expect(server.asked('search.around')).toMatchObject([{ query: 'danno', selectedType: 'massima' }]);
    expect(requests()).toHaveLength(1);
  });

  it('counts the other tab under the active filters, and keeps them there', async () => {
    serveInOrder(() => response({ other_total: null }));
    await open('/?q=danno&anno=2019&area=1');
    expect(await screen.findByRole('tab', { name: 'Sentenze 7' })).toBeTruthy();
    expect(server.asked('search.around')).toMatchObject([{ yearDoc: [2019], selectedArea: 1 }]);
    fireEvent.click(screen.getByRole('tab', { name: /^Sentenze/ }));
    await waitFor(() => expect(address()).toBe('/?q=danno&tipo=sentenza&anno=2019&area=1'));
  });

  it('clears the filters for a new query', async () => {
    await open('/?q=danno&anno=2019&area=2');
    await screen.findByRole('article');
    search('colpa');
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(requests()[1]).toMatchObject({ filters: { yearDoc: [], selectedArea: 0 } });
  });

  it('adds a filter with one click and removes it separately', async () => {
    await open('/?q=danno&area=1');
    await screen.findByRole('article');
    fireEvent.click(screen.getByRole('checkbox', { name: /2019/ }));
    await waitFor(() => expect(address()).toBe('/?q=danno&anno=2019&area=1'));
    fireEvent.click(await screen.findByRole('button', { name: 'Rimuovi il filtro 2019' }));
    await waitFor(() => expect(address()).toBe('/?q=danno&area=1'));
    expect(requests()).toHaveLength(2);
  });

  it('offers to remove the filters if no result is left', async () => {
    serveInOrder(
      () => response({ search: [], total: 0 }),
      () => response(),
    );
    await open('/?q=danno&anno=2019');
    fireEvent.click(await screen.findByRole('button', { name: 'Cerca senza filtri' }));
    await waitFor(() => expect(address()).toBe('/?q=danno'));
    await screen.findByRole('article');
  });

  it('keeps the query and retries if the search fails', async () => {
    serveInOrder(refused('service_unavailable'), () => response());
    await open('/?q=danno');
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    expect(box().value).toBe('danno');
    fireEvent.click(retry);
    await screen.findByRole('article');
    expect(requests()).toHaveLength(2);
  });

  it('leads to the subscription if the plan does not allow the search', async () => {
    serveInOrder(refused('subscription_no_queries'));
    await open('/?q=danno');
    const button = await screen.findByRole('button', { name: 'Vai all’abbonamento' });
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Le ricerche comprese nel piano sono esaurite.',
    );
    fireEvent.click(button);
    await screen.findByText('abbonamento');
  });

  it('reports unmatched words and the interpretation', async () => {
    serveInOrder(
      () =>
        response({
          matched: 'some',
          with_every_word: 3,
          did_you_mean: 'danno morale',
          corrections: [{ words: 'danno morale', count: 37 }],
        }),
      () => response(),
    );
    await open('/?q=dano+morale');
    await screen.findByText('3 risultati contengono tutte le parole, gli altri solo alcune.');
    fireEvent.click(screen.getByRole('link', { name: 'danno morale' }));
    await waitFor(() => expect(address()).toBe('/?q=danno+morale'));
    expect(await screen.findByRole('link', { name: /Torna a «dano morale»/ })).toBeTruthy();
  });

  it('focuses the first new result after loading more, up to the limit', async () => {
    const page = (from: number) =>
      response({
        total: 300,
        search: Array.from({ length: 10 }, (_, i) => sampleResult({ id_new: `r${from + i}` })),
      });
    serveInOrder((input) => page(input.offset));
    await open('/?q=danno');
    for (const offset of [10, 20, 30, 40, 50]) {
      fireEvent.click(await screen.findByRole('button', { name: 'Mostra altri risultati' }));
      await waitFor(() => expect(document.activeElement?.getAttribute('data-result')).toBe(`r${offset}`));
    }
    expect(screen.queryByRole('button', { name: 'Mostra altri risultati' })).toBeNull();
    expect(requests()).toMatchObject([0, 10, 20, 30, 40, 50].map((offset) => ({ offset })));
  });

  it("accepts years up to the server's year, regardless of the device's clock", async () => {
    const next = new Date().getFullYear() + 1;
    server = serve({
      'search.run': () => response({ years: [{ year: next, count: 1 }] }),
      'system.config': () => ({
        termsUrl: '/terms',
        privacyUrl: '/privacy',
        privacy: { operator: null, securityLogDays: 190, questionsLeave: false },
        supportChatSrc: null,
        supportEmail: null,
        pricesIncludeVat: true,
        payments: null,
        assistants: true,
        demo: true,
        now: new Date().toISOString(),
        currentYear: next,
      }),
    });
    await open(`/?q=danno&anno=${next}`);
    expect(
      await screen.findByRole('checkbox', { name: new RegExp(String(next)), checked: true }),
    ).toBeTruthy();
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ filters: { yearDoc: [next] } }));
  });

  it('fills the box with an example, and searches immediately only for a previous query', async () => {
    await open('/');
    fireEvent.click(screen.getByRole('button', { name: 'art. 2051 c.c.' }));
    expect(box().value).toBe('art. 2051 c.c.');
    expect(requests()).toHaveLength(0);
    fireEvent.click(await screen.findByRole('button', { name: /usucapione/ }));
    await waitFor(() => expect(address()).toBe('/?q=usucapione&tipo=sentenza'));
  });
});
