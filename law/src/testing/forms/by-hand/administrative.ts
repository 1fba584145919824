/** The administrative courts as pleadings, decisions and portals write them: `written => read`, as in ../sections.ts. */
export const administrative = `
TAR Puglia Bari sez. III 25/03/2026 n. 384 => tar:puglia:2026:384 @3 =2026-03-25
TAR Lazio Roma sez. II bis 4 febbraio 2021 n. 1432 => tar:lazio:2021:1432 @2 =2021-02-04
T.A.R. Lazio, Sez. III quater, 7 giugno 2019, n. 7435 => tar:lazio:2019:7435 @3 =2019-06-07
TAR Lazio, sez. 1B, n. 202302756 => tar:lazio:2023:2756 @1
TAR Lombardia - Milano - sez. IV - 12/01/2022 n. 54 => tar:lombardia:2022:54 @4
TAR Lombardia, Brescia, Sez. I, 3.5.2018, n. 441 => tar:lombardia:2018:441 @1 =2018-05-03
TAR Campania Napoli sez. VII 15 luglio 2020 n. 3150 => tar:campania:2020:3150 @7
TAR Campania, sede di Salerno, sez. II, n. 812 del 2017 => tar:campania:2017:812 @2
TAR Sicilia Catania Sez. I n. 2233/2019 => tar:sicilia:2019:2233 @1
T.A.R. per la Sicilia, sezione staccata di Catania, sez. IV, sentenza n. 118/2021 => tar:sicilia:2021:118 @4
TAR Veneto sez. II 9 ottobre 2014 n. 1265 => tar:veneto:2014:1265 @2
il TAR Veneto, con sentenza n. 1265/2014, ha accolto il ricorso => tar:veneto:2014:1265
il collegio decide e con sentenza n. 1265/2014 accoglie; il TAR Veneto aveva accolto il ricorso => 
Con sentenza n. 1265/2014 il TAR Veneto ha accolto il ricorso => tar:veneto:2014:1265
la sentenza del TAR Toscana n. 377/2016 => tar:toscana:2016:377
la sentenza n. 377/2016 del TAR Toscana => tar:toscana:2016:377
la sentenza n. 377/2016, resa dal TAR Toscana => tar:toscana:2016:377
la sentenza n. 377 del 4 marzo 2016 del TAR per la Toscana, Sez. II => tar:toscana:2016:377 =2016-03-04
per la riforma della sentenza del Tribunale Amministrativo Regionale per la Calabria n. 900/2019 => tar:calabria:2019:900
per la riforma della sentenza breve del T.A.R. Emilia-Romagna, Parma, n. 33/2022 => tar:emilia-romagna:2022:33
per l'annullamento della sentenza n. 45/2018 del T.R.G.A. di Trento => tar:trento:2018:45
T.R.G.A. Bolzano, 3 aprile 2017, n. 125 => tar:bolzano:2017:125 =2017-04-03
Trib. amm. reg. Liguria, sez. I, n. 706/2015 => tar:liguria:2015:706 @1
T.a.r. Abruzzo, L'Aquila, n. 12/2020 => tar:abruzzo:2020:12
TAR Friuli Venezia Giulia, 22 giugno 2021, n. 190 => tar:friuli-venezia-giulia:2021:190
TAR Molise, n. 44/2012 e TAR Umbria, n. 45/2013 => tar:molise:2012:44 tar:umbria:2013:45
Cons. Stato, sez. V, 27 aprile 2021, n. 3394 => cds:2021:3394 @5 =2021-04-27
Cons. Stato Sez. VI Sent. 12/03/2018 n. 1556 => cds:2018:1556 @6 =2018-03-12
Cons. St. sez. IV n. 5521/2019 => cds:2019:5521 @4
C.d.S., Sez. III, 2 settembre 2013 n. 4364 => cds:2013:4364 @3
Consiglio di Stato sez. VII n. 202302756 => cds:2023:2756 @7
Consiglio di Stato, Sezione Quarta, sentenza 8 luglio 2019, n. 4767 => cds:2019:4767 @4 =2019-07-08
il Consiglio di Stato, con la sentenza n. 4767 del 2019 => cds:2019:4767
il Consiglio di Stato, con l'ordinanza n. 88 del 2020, ha rimesso la questione => cds:2020:88
il Consiglio di Stato, respingendo l'istanza cautelare, con ordinanza n. 88/2020 => cds:2020:88
Cons. Stato, Ad. Plen., 9 novembre 2021, nn. 17 e 18 => cds:2021:17 cds:2021:18 @A =2021-11-09
A.P. Cons. Stato n. 5/2015 => cds:2015:5
Adunanza plenaria n. 8 del 2015 => cds:2015:8 @A
CGARS, sez. giurisdiz., 10 maggio 2022, n. 560 => cds:sicilia:2022:560 =2022-05-10
C.G.A. 12 novembre 2018, n. 701 => cds:sicilia:2018:701 =2018-11-12
Cons. Giust. Amm. Sicilia, n. 701/2018 => cds:sicilia:2018:701
Consiglio di Giustizia Amministrativa per la Regione Siciliana, sentenza n. 701/2018 => cds:sicilia:2018:701
Consiglio di Stato, sez. III, parere n. 1640/2016 => cds:2016:1640 @3
TAR Basilicata, decreto n. 9/2020 => tar:basilicata:2020:9
`;
