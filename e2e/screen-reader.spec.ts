import { enter } from './setup/accounts.ts';
import { subscribe } from './setup/card.ts';
import { results, save, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

// Compares the accessibility tree in reading order: landmarks, names and states.

const frame = `
- link "Vai al contenuto"
- button "Vai ai risultati"
- banner:
  - button "Apri il menu"
  - navigation "Navigazione principale":
    - link "Ricerca"
    - link "Cartelle"
    - link "Cronologia"
  - button /English/
  - button "Passa ai colori scuri"
  - button "Esci"
- main
- status
- alert
`;

test('the login has its accessibility tree', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Accedi" [level=1]
      - textbox "Indirizzo e-mail"
      - textbox "Password"
      - button "Mostra o nascondi la password"
      - button "Accedi"
      - paragraph:
        - link "Password dimenticata?"
      - paragraph:
        - link "Crea un account"
      - group "Lingua":
        - button "Italiano" [pressed]
        - button "English"
  `);
});

test('the search with results and a folder have their accessibility tree', async ({ page }) => {
  await enter(page);
  await search(page, 'usucapione');
  await expect(page.locator('body')).toMatchAriaSnapshot(frame);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Ricerca" [level=1]
      - search:
        - combobox "Domanda, riferimento o articolo di legge": usucapione
        - button "Cancella il testo"
        - button "Cerca"
      - tablist "Tipo di risultati":
        - tab /^Massime \\d+$/ [selected]
        - tab /^Sentenze \\d+$/
      - button "Scorciatoie da tastiera"
      - tabpanel /^Massime \\d+$/:
        - button "Vai ai filtri"
        - status: /^[\\d.]+ massime$/
        - combobox "Ordine":
          - option "Per pertinenza" [selected]
          - option "Dal più recente"
        - article /n\\.\\s\\d+$/:
          - heading /n\\.\\s\\d+$/ [level=2]
          - button "Testo integrale"
          - button "Salva in una cartella"
          - button "Risultato non utile"
          - button "Risultato utile"
          - button "Copia la citazione"
          - button "Stampa"
        - button "Mostra altri risultati"
        - complementary "Filtri":
          - button "Vai ai risultati"
          - heading "Filtri" [level=2]
          - group "Giudice":
            - checkbox /^Corte di cassazione \\d+$/
            - checkbox /^Tribunali e Corti d’appello \\d+$/
          - group "Materia":
            - checkbox /^Civile \\d+$/
          - group "Anno":
            - combobox "Dal"
            - combobox "Al"
            - checkbox /^20\\d\\d \\d+$/
            - button "Mostra tutti gli anni"
          - group "Sezione":
            - checkbox /^Sez\\. .+ \\d+$/
  `);
  const first = results(page).first();
  await first.getByRole('button', { name: 'Risultato utile' }).click();
  await first.getByRole('button', { name: 'Testo integrale' }).click();
  await expect(first).toMatchAriaSnapshot(`
    - article /n\\.\\s\\d+$/:
      - button "Chiudi il testo integrale" [expanded]
      - button "Salva in una cartella"
      - button "Risultato non utile"
      - button "Risultato utile" [pressed]
      - region "Testo integrale":
        - group "Parole cercate nel testo":
          - button "Parola trovata precedente"
          - button "Parola trovata successiva"
        - button "Chiudi e torna su"
  `);

  await save(page, first, 'Possesso');
  await page.getByRole('link', { name: 'Cartelle' }).first().click();
  await page.getByRole('link', { name: 'Possesso' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link "Torna alle cartelle"
      - heading "Possesso" [level=1]
      - button "Modifica la cartella Possesso"
      - button "Elimina la cartella Possesso"
      - button "Esporta in Word"
      - button "Esporta in CSV"
      - button "Stampa la cartella"
      - searchbox "Cerca nella cartella"
      - combobox "Ordine"
      - list "Indice":
        - listitem:
          - link /n\\.\\s\\d+$/
      - region /n\\.\\s\\d+$/:
        - article /n\\.\\s\\d+$/:
          - heading /n\\.\\s\\d+$/ [level=2]
          - paragraph: "Ricerca: usucapione"
          - textbox /^Nota su .*n\\.\\s\\d+$/
          - button "Testo integrale"
          - button "Rimuovi dalla cartella"
          - button "Risultato utile" [pressed]
  `);
});

test('the subscription has its accessibility tree', async ({ page }) => {
  await enter(page, { trial: false });
  await subscribe(page, /Mensile/);
  await page.goto('/subscription');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Abbonamento" [level=1]
      - region "Mensile":
        - heading "Mensile" [level=2]
        - text: Attivo In prova
        - paragraph: /^49,00 € al mese$/
        - term: Rinnovo
        - definition: /^Si rinnova (il |l’)\\d+º? \\w+ \\d+$/
        - term: Prossimo addebito
        - definition: /^39,20 € (il |l’)\\d+º? \\w+ \\d+$/
        - term: Carta
        - definition: VISA •••• 4242, scade 12/2034
        - meter "0 ricerche usate su 500"
        - button "Cambia piano"
        - button "Disdici l’abbonamento"
      - heading "Metodi di pagamento" [level=2]
      - list "Metodi di pagamento":
        - listitem:
          - text: /^VISA •••• 4242 usata per l’abbonamento scade 12.2034$/
          - button "Modifica VISA •••• 4242"
          - button "Rimuovi VISA •••• 4242" [disabled]
      - paragraph: /ed è l’unica/
      - button "Aggiungi una carta"
      - heading "Fatture" [level=2]
      - region "Fatture":
        - table:
          - rowgroup:
            - row "Data Descrizione Numero Importo Stato"
          - rowgroup:
            - row /Pagata Scarica il PDF$/:
              - cell:
                - link "Scarica il PDF"
      - combobox "Righe per pagina"
      - heading "Dati e account" [level=2]
      - button "Scarica tutti i dati"
      - button "Elimina l’account"
  `);
  await page.getByRole('button', { name: 'Cambia piano' }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Cambia piano":
      - heading "Cambia piano" [level=2]
      - group "Piano":
        - radio /^A consumo/
        - radio /^Mensile/ [checked]
        - radio /^Annuale/
      - heading "Metodi di pagamento" [level=3]
      - list "Metodi di pagamento":
        - listitem:
          - radio /4242/ [checked]
      - button "Annulla"
      - button "Continua" [disabled]
  `);
});
