/** The page on assistants, which everyone may read, and the consent that admits one. */
export const assistants = {
  assistants_title: 'Massima negli assistenti IA',
  assistants_intro:
    'Claude, ChatGPT, Le Chat, gli editor e gli script possono cercare in Massima con l’account di chi li usa: massime con la loro citazione, decisioni che si citano tra loro, e la verifica di ogni citazione di un testo.',
  assistants_address: 'L’indirizzo da indicare',
  assistants_copy: 'Copia l’indirizzo',
  assistants_copied: 'L’indirizzo è stato copiato.',
  assistants_copy_failed: 'L’indirizzo non è stato copiato: si può selezionare e copiare a mano.',
  assistants_connect: 'Come si collega',
  assistants_claude: 'Claude',
  assistants_claude_text:
    'Impostazioni, Connettori, Aggiungi connettore personalizzato: si incolla l’indirizzo. Claude apre Massima e chiede il consenso.',
  assistants_chatgpt: 'ChatGPT',
  assistants_chatgpt_text:
    'Impostazioni, App e connettori, Crea (in modalità sviluppatore): si incolla l’indirizzo e si sceglie OAuth.',
  assistants_lechat: 'Le Chat',
  assistants_lechat_text: 'Connettori, Aggiungi connettore, MCP personalizzato: si incolla l’indirizzo.',
  assistants_vscode: 'VS Code',
  assistants_vscode_text: 'Comando «MCP: Add Server», HTTP: si incolla l’indirizzo.',
  assistants_script: 'Uno script',
  assistants_script_text:
    'Nel profilo, sotto «Assistenti e chiavi», si crea una chiave; si invia come «Authorization: Bearer». Gli indirizzi e gli esempi sono nella documentazione.',
  assistants_docs: 'Documentazione per i programmi',
  assistants_can: 'Che cosa può fare',
  assistants_can_text:
    'Cerca e legge decisioni, trova quelle simili e quelle che le citano, verifica le citazioni di un testo. Se il consenso lo comprende, salva risultati nelle cartelle e attiva avvisi.',
  assistants_cannot: 'Che cosa non può fare',
  assistants_cannot_text:
    'Non vede né cambia profilo, password, carte e abbonamento; non elimina nulla; non legge la cronologia.',
  assistants_costs: 'Quante ricerche consuma',
  assistants_costs_text:
    'Ogni nuova domanda dell’assistente consuma una ricerca. Leggere, passare alle decisioni collegate e verificare citazioni non consuma ricerche, entro i limiti consueti: 300 testi e 30 verifiche al giorno.',
  assistants_kept: 'Che cosa viene conservato',
  assistants_kept_text:
    'La domanda resta nella cronologia con il nome dell’assistente, salvo che la cronologia sia sospesa. Il testo di un atto da verificare non viene conservato. Ciò che l’assistente riceve è trattato da chi lo gestisce, secondo le condizioni di quest’ultimo.',
  assistants_prompts: 'Richieste già pronte',
  assistants_prompts_text:
    '«Verifica le citazioni di un atto» e «Ricerca con fonti» compaiono nel menu degli assistenti che le mostrano.',
  assistants_tools: 'Gli strumenti',
  assistants_example: 'Esempio',
  assistants_cost: 'Costo',
  assistants_cost_search:
    'una ricerca per ogni domanda nuova; oltre quelle comprese, quanto prevede il piano.',
  assistants_cost_none: 'nessuna ricerca.',
  assistants_cost_writes: 'Serve il permesso di salvare.',
  assistants_told: 'La descrizione che riceve l’assistente, in inglese',
  assistants_inputs: '{count, plural, one {Un campo da inviare} other {# campi da inviare}}',
  assistants_required: '(obbligatorio)',
  assistants_tool_search_rulings:
    'Cerca massime e decisioni su un quesito, una citazione o un articolo, con filtri per giudice, sezione, tipo (sentenza, ordinanza, decreto), giorno e articolo applicato. Dieci risultati a pagina, circa 20.000 caratteri. Una domanda nuova consuma una ricerca.',
  assistants_tool_read_ruling:
    'Legge il testo integrale di una decisione già restituita, in parti di 20.000 caratteri al massimo. Non consuma ricerche: 300 testi al giorno.',
  assistants_tool_find_in_ruling:
    'Trova parole nel testo integrale di una decisione, in ogni loro forma, con la posizione e ciò che le circonda. Venti punti a pagina, circa 6.000 caratteri. Conta come leggere quella decisione.',
  assistants_tool_check_citations:
    'Verifica ogni citazione e ogni passo virgolettato di un testo, fino a 100.000 caratteri. Una riga per citazione, circa 15.000 caratteri ogni 150. Non consuma ricerche: 30 verifiche al giorno.',
  assistants_tool_similar_rulings:
    'Altre massime della stessa decisione e decisioni sullo stesso tema. Fino a 14 massime, circa 30.000 caratteri. Non consuma ricerche.',
  assistants_tool_citing_rulings:
    'Chi cita una decisione, anno per anno, che cosa essa cita e quali norme applica. Trenta voci per elenco, circa 15.000 caratteri. Non consuma ricerche.',
  assistants_tool_rulings_on_article:
    'Quante decisioni applicano un articolo, per anno e per corte. Circa 1.000 caratteri. Non consuma ricerche.',
  assistants_tool_read_provision:
    'Il testo di un articolo in un certo giorno, le altre versioni e che cosa ne è stato. Fino a 20.000 caratteri. Non consuma ricerche.',
  assistants_tool_my_folders:
    'Le cartelle, o ciò che una di esse contiene, con le note. Venti risultati a pagina, circa 20.000 caratteri. Non consuma ricerche.',
  assistants_tool_save_to_folder:
    'Salva un risultato in una cartella, con una nota. Occorre il permesso di salvare.',
  assistants_tool_follow:
    'Segue un quesito o le citazioni di una decisione: le novità arrivano per e-mail. Occorre il permesso di salvare.',
  assistants_tool_usage:
    'Quante ricerche restano e quanto costa la prossima. Circa 300 caratteri, senza alcun costo.',
  assistants_help: 'Se qualcosa non va',
  assistants_help_refused: 'L’applicazione dice che l’indirizzo non è valido',
  assistants_help_refused_text:
    'Va incollato per intero, con https e con «/mcp» alla fine; la barra finale è indifferente.',
  assistants_help_over: '«La richiesta non è valida o è scaduta»',
  assistants_help_over_text:
    'Il consenso va dato entro dieci minuti e nello stesso browser in cui l’applicazione lo ha aperto: si ricomincia dall’applicazione.',
  assistants_help_full: '«Sono già valide cinque chiavi»',
  assistants_help_full_text:
    'Nel profilo, sotto «Assistenti e chiavi», se ne revoca una. La stessa applicazione, collegata di nuovo, sostituisce il collegamento precedente.',
  assistants_help_ended: 'L’assistente chiede di nuovo il consenso',
  assistants_help_ended_text: 'Il collegamento vale un anno, e termina quando cambia la password.',
  assistants_help_paid: '«quota_used_up»',
  assistants_help_paid_text:
    'Le ricerche comprese sono esaurite: nel profilo si può permettere una spesa al mese.',
  assistants_help_slow: '«too_many_attempts»',
  assistants_help_slow_text:
    'Le chiamate sono 120 al minuto per collegamento, due alla volta: l’assistente deve attendere.',
  assistants_help_missing: 'Una citazione risulta «missing»',
  assistants_help_missing_text: 'La raccolta non ha quella decisione: non significa che non esista.',
  assistants_careful:
    'Un assistente può sbagliare: le citazioni vanno aperte e lette prima di usarle in un atto.',
  assistants_manage: 'Assistenti e chiavi del profilo',
  /** Consent screen. name: the application's name for itself. */
  connect_title: 'Collegare un assistente',
  connect_who: '«{name}» chiede di accedere con questo account.',
  connect_name_is_claim: 'Nome dichiarato dall’applicazione, non verificato. Alla fine si torna a:',
  connect_local: 'È un programma su questo computer. Alla fine si torna a:',
  connect_may:
    'Potrà cercare, leggere decisioni e verificare citazioni. Non vedrà profilo, carte e cronologia, e non eliminerà nulla.',
  connect_cost:
    'Ogni sua nuova domanda consuma una ricerca. Il collegamento vale un anno e si può revocare in ogni momento nel profilo.',
  connect_write: 'Può anche salvare risultati nelle cartelle e attivare avvisi',
  connect_allow: 'Collega',
  connect_refuse: 'Non collegare',
  connect_going: 'Si torna all’applicazione…',
  connect_over: 'La richiesta non è valida o è scaduta. Si può ricominciare dall’applicazione.',
} as const;
