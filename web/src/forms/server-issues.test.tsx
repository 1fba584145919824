import type { OperationName } from '@massima/contract/operations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { RenameDialog } from '../features/alerts/alert-list.tsx';
import { EditCardDialog } from '../features/billing/edit-card-dialog.tsx';
import { Check } from '../features/citations/check.tsx';
import { NewKey } from '../features/connections/new-key.tsx';
import { Spending } from '../features/connections/spending.tsx';
import { QueriesDialog } from '../features/admin/queries-dialog.tsx';
import { FolderDialog } from '../features/folders/folder-dialog.tsx';
import { SaveDialog } from '../features/folders/save-dialog.tsx';
import { NameDialog } from '../features/history/history-row.tsx';
import { ChangeAddress } from '../features/profile/change-address.tsx';
import { PasswordForm } from '../features/profile/password-form.tsx';
import { ShareDialog } from '../features/shares/share-dialog.tsx';
import { ResetForm } from '../features/auth/reset-form.tsx';
import { RestoreForm } from '../features/auth/restore-form.tsx';
import { loadTexts } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';
import CreateUser from '../routes/create-user.tsx';
import EditUser from '../routes/edit-user.tsx';
import Profile from '../routes/profile.tsx';
import { refused } from '../testing/answers/types.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleAccount, sampleAccounts } from '../testing/samples/accounts.ts';
import { sampleResults } from '../testing/samples/rulings.ts';
import { sampleQuestions } from '../testing/samples/questions.ts';

const nothing = () => {};
const card = {
  id: 'pm_1',
  brand: 'VISA',
  last4: '4242',
  month: 12,
  year: 2199,
  holder: 'Giulia Ferrante',
  hasExpired: false,
  pays: true,
  isNeeded: false,
  successorId: null,
};
const [other] = sampleAccounts();

interface Form {
  ui: ReactNode;
  address?: string;
  operation: OperationName;
  /** Path of the issue in the request. */
  path: string;
  typed: Record<string, string>;
  opens?: string;
  button: string;
  /** Label of the field where the issue appears. */
  label: string;
  corrected?: string;
}

const forms: Record<string, Form> = {
  'a link for a client': {
    ui: <ShareDialog id="cass-12027" onClose={nothing} />,
    operation: 'shares.create',
    path: 'studio',
    typed: { 'Nome dello studio': 'Studio Rossi' },
    button: 'Crea il collegamento',
    label: 'Nome dello studio',
  },
  'a folder': {
    ui: <FolderDialog onClose={nothing} />,
    operation: 'projects.create',
    path: 'description',
    typed: { Nome: 'Causa Verdi', Descrizione: 'Sinistro' },
    button: 'Salva',
    label: 'Descrizione',
  },
  'a folder made for a ruling': {
    ui: <SaveDialog finds={[{ result: sampleResults()[0]!, query: 'caduta' }]} onClose={nothing} />,
    operation: 'projects.create',
    path: 'description',
    typed: { Cartella: 'Nuova pratica', 'Descrizione della nuova cartella «Nuova pratica»': 'Caduta' },
    button: 'Crea e salva',
    label: 'Descrizione della nuova cartella «Nuova pratica»',
  },
  'one’s own new address': {
    ui: <ChangeAddress id={41} email="giulia.ferrante@studio.example" />,
    operation: 'accounts.askForAddress',
    path: 'email',
    opens: 'Cambia indirizzo',
    typed: { 'Nuovo indirizzo e-mail': 'nuovo@studio.example', 'Password attuale': 'parola' },
    button: 'Richiedi la modifica',
    label: 'Nuovo indirizzo e-mail',
    corrected: 'altro@studio.example',
  },
  'a key': {
    ui: <NewKey />,
    operation: 'connections.createKey',
    path: 'name',
    opens: 'Crea una chiave',
    typed: { 'Nome della chiave': 'Studio' },
    button: 'Crea una chiave',
    label: 'Nome della chiave',
  },
  'what programs may spend': {
    ui: <Spending spending={{ most: 0, spent: 0, each: 5, currency: 'eur' }} />,
    operation: 'connections.allowSpending',
    path: 'most',
    typed: { 'Limite al mese, in euro': '5' },
    button: 'Salva il limite',
    label: 'Limite al mese, in euro',
  },
  'the name of an alert': {
    ui: <RenameDialog alert={{ id: 1, label: 'Comparsa' }} onClose={nothing} />,
    ...{ operation: 'alerts.rename', path: 'name', button: 'Salva', label: 'Nome dell’avviso' },
    typed: { 'Nome dell’avviso': 'Appello' },
  },
  'the name of a question': {
    ui: <NameDialog question={sampleQuestions()[0]!} onNamed={nothing} onClose={nothing} />,
    operation: 'questions.change',
    path: 'name',
    typed: { Nome: 'Canoni' },
    button: 'Salva',
    label: 'Nome',
  },
  'queries of an account': {
    ui: <QueriesDialog accounts={[{ ...other!, plan_queries: 10 }]} onClose={nothing} />,
    operation: 'accounts.addQueries',
    path: 'count',
    typed: { 'Ricerche da aggiungere': '10' },
    button: 'Aggiungi',
    label: 'Ricerche da aggiungere',
    corrected: '12',
  },
  'the holder of a card': {
    ui: <EditCardDialog card={card} onClose={nothing} />,
    operation: 'billing.updatePaymentMethod',
    path: 'name',
    typed: { Titolare: 'Anna Neri' },
    button: 'Salva',
    label: 'Titolare',
  },
  'a password': {
    ui: <PasswordForm />,
    operation: 'accounts.updatePassword',
    path: 'newPassword',
    typed: {
      'Password attuale': 'vecchia',
      'Nuova password': 'nuova1',
      'Ripeti la nuova password': 'nuova1',
    },
    button: 'Cambia la password',
    label: 'Nuova password',
  },
  'a password that was lost': {
    ui: <ResetForm id={41} token="segreto" onDone={nothing} />,
    operation: 'session.restore',
    path: 'password',
    typed: { 'Nuova password': 'nuova1', 'Ripeti la nuova password': 'nuova1' },
    button: 'Salva la password',
    label: 'Nuova password',
  },
  'the address of a password that was lost': {
    ui: <RestoreForm lockedEmail={undefined} />,
    operation: 'session.requestRestore',
    path: 'email',
    typed: { 'Indirizzo e-mail': 'giulia@studio.example' },
    button: 'Invia il collegamento',
    label: 'Indirizzo e-mail',
  },
  'a brief': {
    ui: <Check />,
    operation: 'citations.check',
    path: 'text',
    typed: { 'Testo dell’atto': 'Cass. 1/2020' },
    button: 'Verifica',
    label: 'Testo dell’atto',
  },
  'one’s own account': {
    ui: <Profile />,
    operation: 'accounts.update',
    path: 'surname',
    typed: { Cognome: 'Neri' },
    button: 'Salva',
    label: 'Cognome',
  },
  'an account that is created': {
    ui: <CreateUser />,
    operation: 'accounts.create',
    path: 'license_expire_at',
    typed: { Nome: 'Anna', Cognome: 'Neri', 'E-mail': 'anna@studio.example' },
    button: 'Salva',
    label: 'La licenza scade il',
    corrected: '2199-01-01',
  },
  'an account that is changed': {
    ui: (
      <Routes>
        <Route path="/admin/:id" element={<EditUser />} />
      </Routes>
    ),
    address: `/admin/${other!.id}`,
    operation: 'accounts.update',
    path: 'plan_queries',
    typed: { Cognome: 'Neri' },
    button: 'Salva',
    label: 'Ricerche comprese',
    corrected: '12',
  },
};

beforeEach(async () => {
  session.begin('tok', sampleAccount());
  await loadTexts(['accounts', 'billing', 'folders', 'admin', 'assistants']);
  await loadTexts(['citations', 'signup', 'programs', 'shares']);
});

it.each(Object.entries(forms))('shows the server’s rejection of %s at its field', async (_, form) => {
  const server = serve({
    'accounts.byId': () => other!,
    [form.operation]: refused('validation_failed', {
      issues: [{ path: form.path, message: 'validation_failed' }],
    }),
  });
  await renderScreen(form.ui, form.address);
  const field = (label: string) =>
    screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
  const press = async (name: string) =>
    fireEvent.click((await screen.findAllByRole('button', { name })).at(-1)!);
  if (form.opens) await press(form.opens);
  for (const [label, value] of Object.entries(form.typed))
    fireEvent.change(await field(label), { target: { value } });
  await press(form.button);
  await waitFor(() => expect(server.asked(form.operation)).toHaveLength(1));
  const wrong = await field(form.label);
  await waitFor(() => expect(wrong.getAttribute('aria-invalid')).toBe('true'));
  const error = document.getElementById(
    wrong
      .getAttribute('aria-describedby')
      ?.split(' ')
      .find((id) => id.endsWith('-error')) ?? '',
  );
  expect(error?.textContent).toBe('Alcuni dati non sono validi. Occorre correggere i campi segnalati.');
  expect(document.activeElement).toBe(wrong);
  expect(
    screen.queryAllByText('Alcuni dati non sono validi. Occorre correggere i campi segnalati.'),
  ).toHaveLength(1);
  // The error disappears when the field is changed.
  fireEvent.change(wrong, { target: { value: form.corrected ?? 'altro' } });
  await waitFor(() => expect(wrong.getAttribute('aria-invalid')).not.toBe('true'));
});
