/**
 * Laws and decrees with a common name, in the format of table-of-codes.ts: `key | label | type
 * number/year | names`.
 */
export const tableOfLaws = `
stlav | st. lav. | l 300/1970 | statuto dei lavoratori; statuto lav.; stat. lav.; legge 300
stcontr | st. contr. | l 212/2000 | statuto del contribuente; statuto dei diritti del contribuente; statuto contr.; stat. contr.
ordpen | ord. penit. | l 354/1975 | ordinamento penitenziario; O.P.; ord. penit.; ord. pen.; ordinamento penit.
ordgiud | ord. giud. | rd 12/1941 | ordinamento giudiziario; ord. giud.; ordinamento giud.
| | l 247/2012 | legge professionale forense; legge prof. for.; legge prof. forense; ordinamento forense; legge forense
| | l 898/1970 | legge divorzio; legge sul divorzio; legge div.
| | l 241/1990 | legge sul procedimento amministrativo; legge proc. amm.; legge 241
| | l 194/1978 | legge sull'aborto; legge sull'interruzione volontaria della gravidanza; legge 194
| | l 184/1983 | legge sull'adozione; legge sulle adozioni; legge adozione; legge adoz.
| | l 104/1992 | legge sull'handicap; legge quadro handicap; legge 104
| | l 68/1999 | legge sul collocamento dei disabili; legge sul diritto al lavoro dei disabili; legge 68
| | l 392/1978 | legge sull'equo canone; legge equo canone; legge 392
| | l 431/1998 | legge sulle locazioni abitative; legge locazioni; legge 431
| | l 689/1981 | legge di depenalizzazione; legge depenalizzazione; legge sulle sanzioni amministrative; legge 689
| | l 633/1941 | legge sul diritto d'autore; legge sulla protezione del diritto d'autore; legge aut.; legge dir. aut.; l.d.a.
| | l 47/1948 | legge sulla stampa; legge stampa
| | dlgs 231/2001 | decreto 231; decreto legislativo 231; d.lgs. 231; d. lgs. 231
| | l 89/2001 | legge Pinto
| | l 24/2017 | legge Gelli; legge Gelli-Bianco; legge Gelli Bianco
| | dl 158/2012 | decreto Balduzzi; decreto-legge Balduzzi; legge Balduzzi
| | l 92/2012 | legge Fornero; riforma Fornero
| | dlgs 23/2015 | decreto tutele crescenti; decreto sulle tutele crescenti; jobs act
| | dlgs 81/2015 | codice dei contratti di lavoro; testo organico dei contratti di lavoro
| | dlgs 276/2003 | legge Biagi; decreto Biagi; riforma Biagi
| | dlgs 66/2003 | decreto sull'orario di lavoro; decreto orario di lavoro
| | l 604/1966 | legge sui licenziamenti individuali
| | l 223/1991 | legge sui licenziamenti collettivi
| | l 76/2016 | legge Cirinnà; legge sulle unioni civili
| | l 40/2004 | legge sulla procreazione medicalmente assistita; legge sulla procreazione assistita; legge 40
| | l 219/2017 | legge sul biotestamento; legge sul testamento biologico; legge sul consenso informato
| | l 69/2019 | legge codice rosso
| | l 190/2012 | legge anticorruzione; legge Severino
| | dlgs 235/2012 | decreto Severino
| | dlgs 33/2013 | decreto trasparenza; decreto sulla trasparenza
| | dlgs 28/2010 | decreto mediazione; decreto sulla mediazione
| | dlgs 150/2011 | decreto riti; decreto sulla semplificazione dei riti
| | dlgs 546/1992 | decreto sul processo tributario; decreto sul contenzioso tributario; codice del processo tributario; codice proc. trib.; c.p.t.; proc. trib.
| | dlgs 74/2000 | decreto sui reati tributari; legge sui reati tributari
| | dpr 633/1972 | decreto IVA; d.P.R. IVA; testo unico IVA
| | dpr 600/1973 | decreto sull'accertamento; decreto accertamento
| | dpr 602/1973 | decreto sulla riscossione; decreto riscossione
| | l 3/2012 | legge sul sovraindebitamento; legge sovraindebitamento; legge salva suicidi
| | dlgs 270/1999 | decreto Prodi-bis; legge Prodi-bis; legge Prodi bis; Prodi bis
| | dl 347/2003 | decreto Marzano; legge Marzano
| | l 108/1996 | legge antiusura; legge sull'usura; legge usura
| | dlgs 231/2007 | decreto antiriciclaggio; legge antiriciclaggio
| | l 192/1998 | legge sulla subfornitura; legge subfornitura
| | l 129/2004 | legge sul franchising; legge sull'affiliazione commerciale
| | dlgs 231/2002 | decreto sui ritardi di pagamento; decreto ritardi pagamento
| | dlgs 70/2003 | decreto sul commercio elettronico; decreto e-commerce
| | l 287/1990 | legge antitrust
| | l 218/1995 | legge di diritto internazionale privato; legge sul diritto internazionale privato; legge dir. int. priv.; l.d.i.p.
| | l 91/1992 | legge sulla cittadinanza; legge cittadinanza
| | dlgs 251/2007 | decreto qualifiche
| | dlgs 25/2008 | decreto procedure
| | l 833/1978 | legge sul servizio sanitario nazionale; legge istitutiva del servizio sanitario nazionale
| | l 180/1978 | legge Basaglia; legge 180
| | l 87/1953 | norme sulla costituzione e sul funzionamento della Corte costituzionale
| | l 1150/1942 | legge urbanistica; legge urbanistica nazionale; legge urb.
| | l 47/1985 | legge sul condono edilizio
| | l 765/1967 | legge ponte
| | l 10/1977 | legge Bucalossi
| | l 75/1958 | legge Merlin
| | dl 122/1993 | legge Mancino; decreto Mancino
| | l 152/1975 | legge Reale
| | rd 1669/1933 | legge cambiaria; legge camb.
| | rd 1736/1933 | legge assegni; legge sugli assegni; legge ass.
| | l 89/1913 | legge notarile; legge not.
| | dpr 396/2000 | ordinamento dello stato civile; ord. st. civ.; regolamento dello stato civile
| | l 117/1988 | legge Vassalli; legge sulla responsabilità civile dei magistrati
| | l 110/1975 | legge armi; legge sulle armi
| | l 157/1992 | legge sulla caccia; legge caccia
| | l 394/1991 | legge quadro sulle aree protette; legge sulle aree protette
| | l 146/1990 | legge sullo sciopero nei servizi pubblici essenziali; legge sullo sciopero; legge sciopero
| | l 131/2003 | legge La Loggia
| | l 249/1997 | legge Maccanico
| | l 112/2004 | legge Gasparri
| | l 223/1990 | legge Mammì
| | l 225/1992 | legge sulla protezione civile
| | l 219/2012 | legge sulla filiazione
| | l 54/2006 | legge sull'affido condiviso; legge sull'affidamento condiviso
| | l 220/2012 | legge di riforma del condominio
| | l 1423/1956 | legge sulle misure di prevenzione
| | l 575/1965 | legge antimafia
| | l 877/1973 | legge sul lavoro a domicilio
| | l 67/1988 | legge finanziaria 1988
| | dpr 448/1988 | codice del processo penale minorile; codice proc. pen. min.; disposizioni sul processo penale a carico di imputati minorenni
| | dlgs 274/2000 | decreto sul giudice di pace penale
| | dpr 495/1992 | regolamento di esecuzione del codice della strada; regolamento di esecuzione e di attuazione del codice della strada; reg. esec. c.d.s.; reg. es. c.d.s.; reg. c.d.s.; reg. att. c.d.s.; reg. esec. codice str.; reg. esec. codice strada; reg. att. codice str.
| | dpr 230/2000 | regolamento penitenziario; regolamento di esecuzione dell'ordinamento penitenziario; reg. penit.; reg. esec. ord. penit.
| | lcost 3/1948 | statuto speciale per la Sardegna; statuto speciale della Sardegna; statuto Sardegna; statuto regione Sardegna; statuto speciale della regione Sardegna
| | lcost 4/1948 | statuto speciale per la Valle d'Aosta; statuto speciale della Valle d'Aosta; statuto Valle d'Aosta; statuto regione Valle d'Aosta
| | lcost 1/1963 | statuto speciale del Friuli-Venezia Giulia; statuto speciale della regione Friuli-Venezia Giulia; statuto regione Friuli-Venezia Giulia; statuto Friuli-Venezia Giulia
| | dpr 670/1972 | statuto speciale per il Trentino-Alto Adige; statuto speciale del Trentino-Alto Adige; statuto Trentino-Alto Adige; statuto regione Trentino-Alto Adige; statuto speciale per il Trentino-Alto Adige/Südtirol
stsic | st. Sicilia | | statuto speciale della regione siciliana; statuto regione siciliana; statuto della regione Sicilia; statuto Sicilia; statuto regione Sicilia; statuto speciale per la regione Sicilia; statuto siciliano
gdpr | GDPR | regue 679/2016 | GDPR; RGPD; regolamento generale sulla protezione dei dati; regolamento privacy
| | regue 1215/2012 | regolamento Bruxelles I bis; Bruxelles I bis
| | regue 2201/2003 | regolamento Bruxelles II bis; Bruxelles II bis
| | regue 1111/2019 | regolamento Bruxelles II ter; Bruxelles II ter
| | regue 593/2008 | regolamento Roma I; Roma I
| | regue 864/2007 | regolamento Roma II; Roma II
| | regue 604/2013 | regolamento Dublino III; Dublino III; regolamento Dublino
| | regue 261/2004 | regolamento sui passeggeri aerei
`;
