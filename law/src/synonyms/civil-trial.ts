import type { SynonymRule } from './synonym-rule.ts';

export const civilTrial: readonly SynonymRule[] = [
  [
    'quanto tempo appello, tempo per fare appello, tempo fare appello, entro quando appello, scadenza appello',
    'termine per proporre appello',
    'C. cost. 316/2008',
  ],
  [
    'quanto tempo ricorso, entro quando ricorso, tempo per ricorrere, tempo fare ricorso',
    'termine per ricorrere',
    'C. cost. 107/1963',
  ],
  ['entro quando, quanto tempo', 'termine', 'C. cost. 33/2024'],
  ['fare causa, far causa', 'azione giudiziale', 'C. cost. 180/2014'],
  [
    'chi perde paga, spese legali, spese processuali, spese del processo',
    'spese di giudizio soccombenza',
    'C. cost. 64/2024',
  ],
  [
    'ferie agosto, sospensione agosto, agosto termini',
    'sospensione dei termini periodo feriale',
    'C. cost. 35/1999',
  ],
  [
    'raccomandata non ritirata, raccomandata mai ricevuta, notifica mai ricevuta',
    'notificazione compiuta giacenza',
    'C. cost. 220/2016',
  ],
  ['notifica posta, notifica per posta', 'notificazione a mezzo del servizio postale', 'C. cost. 477/2002'],
  ['parcell* avvocat*, onorar* avvocat*, compens* avvocat*', 'onorari di avvocato', 'C. cost. 346/1983'],
  ['perit* giudice, perit* tribunale, ctu', "consulente tecnico d'ufficio", 'C. cost. 560/1989'],
  ['sovraindebitat*, debiti non posso pagare, troppi debiti', 'sovraindebitamento', 'C. cost. 65/2022'],
  ['anatocismo, interessi sugli interessi', 'capitalizzazione degli interessi', 'C. cost. 93/1981'],
  [
    'assegno scoperto, assegni scoperti, assegno a vuoto, assegni a vuoto',
    'emissione di assegno senza provvista',
    'C. cost. 403/2006',
  ],
  [
    'risarci* dann* famigliar*, morte del familiare, danno morale',
    'danno non patrimoniale',
    'C. cost. 205/2022',
  ],
  ['mediazione obbligatoria', 'mediazione condizione di procedibilità', 'C. cost. 272/2012'],
  ['class action', 'azione di classe', 'C. cost. 113/2014'],
  ['copyright, pirateria', "diritto d'autore", 'C. cost. 215/1986'],
];
