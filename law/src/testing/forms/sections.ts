/**
 * Notations of court sections. A line is `written => read`: keys, parts after a plus, `@` before a
 * section, `=` before a date; `⏎` breaks a line. ` ?=> ` gives the result for a query if it
 * differs.
 */
export const sections = `
Cass., Sez. I, n. 4821/2018 => cass:2018:4821 @1
Cass., Sez. II, 4 maggio 2018, n. 4821 => cass:2018:4821 @2 =2018-05-04
Cass. Sez. III n. 4821 del 2018 => cass:2018:4821 @3
Cass. sez. terza, n. 4821/2018 => cass:2018:4821 @3
Cass., sez. quarta penale, n. 4821/2018 => cass:pen:2018:4821 @4
Cass., Sez. quinta, sent. n. 4821/2018 => cass:2018:4821 @5
Cass., prima sezione penale, n. 4821/2018 => cass:pen:2018:4821 @1
Cass., Sezione Seconda Civile, n. 4821/2018 => cass:civ:2018:4821 @2
Corte di cassazione, sezione VI civile, ordinanza n. 4821/2018 => cass:civ:2018:4821 @6
Corte di Cassazione, Sezione III penale, sentenza n. 4821/2018 => cass:pen:2018:4821 @3
Cass. III sez. civ. n. 4821/2018 => cass:civ:2018:4821 @3
Cass. 3a sez. pen. n. 4821/2018 => cass:pen:2018:4821 @3
Cass. 3° sez. n. 4821/2018 => cass:2018:4821 @3
Cass. sez. 3ª n. 4821/2018 => cass:2018:4821 @3
Cass. sez. 3° n. 4821/2018 => cass:2018:4821 @3
Cass. sez. III^ n. 4821/2018 => cass:2018:4821 @3
Cass. III^ sez. n. 4821/2018 => cass:2018:4821 @3
Cass., sez.3, n.4821/2018 => cass:2018:4821 @3
Cass.,sez.III,n.4821/2018 => cass:2018:4821 @3
Cass.sez.III n.4821/2018 => cass:2018:4821 @3
Cass. Civ. Sez. III Sent. n. 4821/2018 => cass:civ:2018:4821 @3
CASS. CIV., SEZ. III, SENT. N. 4821/2018 => cass:civ:2018:4821 @3
CASSAZIONE CIVILE, SEZIONE TERZA, N. 4821/2018 => cass:civ:2018:4821 @3
Cass. civ. sez. VI-1, n. 4821/2018 => cass:civ:2018:4821 @6
Cass. civ. sez. VI-2, ord., n. 4821/2018 => cass:civ:2018:4821 @6
Cass. civ. sez. VI - T, ord. n. 4821/2018 => cass:civ:2018:4821 @6
Cass. civ. sez. VI/3, ord. n. 4821/2018 => cass:civ:2018:4821 @6
Cass. Sez. 6-5, Ordinanza n. 4821 del 28/02/2018 => cass:2018:4821 @6 =2018-02-28
Cass. Sez. 6 - 1, Ordinanza n. 4821 del 28/02/2018 => cass:2018:4821 @6 =2018-02-28
Cass. Sez. 6 - 3, Sentenza n. 4821 del 28/02/2018 (Rv. 647821 - 02) => cass:2018:4821 @6 =2018-02-28 rv:647821
Cass. Sez. 6-L, n. 4821/2018 => cass:civ:2018:4821 @6
Cass. sez. VI-L, 28 febbraio 2018, n. 4821 => cass:civ:2018:4821 @6 =2018-02-28
Cass., Sesta Sezione - sottosezione 3, n. 4821/2018 => cass:2018:4821 @6
Cass. civ., sez. VI, sottosez. 3, n. 4821/2018 => cass:civ:2018:4821 @6
Cass., sez. lav., n. 4821/2018 => cass:civ:2018:4821 @L
Cass. Sez. Lav. 28 febbraio 2018 n. 4821 => cass:civ:2018:4821 @L =2018-02-28
Cass., sezione lavoro, n. 4821/2018 => cass:civ:2018:4821 @L
Cass. Sez. L, Sentenza n. 4821 del 28/02/2018 => cass:civ:2018:4821 @L =2018-02-28
Cass. Sez. L - , Sentenza n. 4821 del 28/02/2018 (Rv. 647821 - 01) => cass:civ:2018:4821 @L =2018-02-28 rv:647821
Cass. lav., 28 febbraio 2018, n. 4821 => cass:civ:2018:4821 =2018-02-28
Cass. civ., sez. lavoro, ord. 28/02/2018, n. 4821 => cass:civ:2018:4821 @L =2018-02-28
Cass. civ. Sez. lavoro, Sent., (ud. 12-12-2017) 28-02-2018, n. 4821 => cass:civ:2018:4821 @L =2018-02-28
Cass. civ. Sez. III, Sent., 28/02/2018, n. 4821 => cass:civ:2018:4821 @3 =2018-02-28
Cass. civ. Sez. III Ord., 28-02-2018, n. 4821 => cass:civ:2018:4821 @3 =2018-02-28
Cass. pen. Sez. III, (ud. 01/12/2017) 28/02/2018, n. 4821 => cass:pen:2018:4821 @3 =2018-02-28
Cass. pen. Sez. VI, Sent., (data ud. 01/12/2017) 28/02/2018, n. 4821 => cass:pen:2018:4821 @6 =2018-02-28
Cass. civ. Sez. VI - 3, Ord., (ud. 12-12-2017) 28-02-2018, n. 4821 => cass:civ:2018:4821 @6 =2018-02-28
Cass. civ. Sez. V, Ord., 28/02/2018, n. 4821 => cass:civ:2018:4821 @5
Cass., sez. trib., n. 4821/2018 => cass:civ:2018:4821 @T
Cass., sezione tributaria, ord. n. 4821/2018 => cass:civ:2018:4821 @T
Cass. Sez. T - , Ordinanza n. 4821 del 28/02/2018 => cass:civ:2018:4821 @T =2018-02-28
Cass. trib., 28 febbraio 2018, n. 4821 => cass:civ:2018:4821 =2018-02-28
Cass. Sez. 5 - , Sentenza n. 4821 del 28/02/2018 (Rv. 647821 - 01) => cass:2018:4821 @5 =2018-02-28 rv:647821
Cass. pen., sez. fer., n. 4821/2018 => cass:pen:2018:4821 @F
Cass. pen., Sez. Feriale, 28 agosto 2018, n. 4821 => cass:pen:2018:4821 @F =2018-08-28
Cass. pen. Sez. F, n. 4821 del 28/08/2018 => cass:pen:2018:4821 @F =2018-08-28
Cass., sez. un., 11 novembre 2008, n. 26972 => cass:2008:26972 @U =2008-11-11
Cass. S.U. 26972/08 => cass:2008:26972 @U
Cass., SS.UU., n. 26972/2008 => cass:2008:26972 @U
Cass. S.U., 11.11.2008 n. 26972 => cass:2008:26972 @U =2008-11-11
Cass., S. U., 11 novembre 2008, n. 26972 => cass:2008:26972 @U =2008-11-11
Cass. SS. UU. 11 novembre 2008, n. 26972 => cass:2008:26972 @U =2008-11-11
Cass., Sezioni Unite, n. 26972 del 2008 => cass:2008:26972 @U
Cass. sez. unite n. 26972/2008 => cass:2008:26972 @U
Cass. Sez. Un. Civ., 11 novembre 2008, n. 26972 => cass:civ:2008:26972 @U =2008-11-11
Cass. Sez.Un. n.26972/2008 => cass:2008:26972 @U
Cass. Sezz. Un. n. 26972/2008 => cass:2008:26972 @U
Cass. civ., SS.UU., 11/11/2008, n. 26972 => cass:civ:2008:26972 @U =2008-11-11
Cass. pen., SS.UU., 30 ottobre 2003, n. 45276, Andreotti => cass:pen:2003:45276 @U =2003-10-30
Cass., Sez. un. pen., 30 ottobre 2003, n. 45276 => cass:pen:2003:45276 @U =2003-10-30
Sez. Un. n. 26972/2008 => cass:2008:26972 @U
Sezioni Unite n. 26972/2008 => cass:2008:26972 @U
SS.UU. 26972/2008 => cass:2008:26972 @U
S.U. n. 26972/2008 => cass:2008:26972 @U
SU 26972/2008 => cass:2008:26972 @U
le Sezioni Unite (sentenza n. 26972/2008) => cass:2008:26972 @U
Sez. U, n. 45276 del 30/10/2003, Andreotti, Rv. 226093 => cass:2003:45276 @U =2003-10-30 rv:226093
Sez. Un., 30.10.2003 n. 45276, Andreotti => cass:2003:45276 @U =2003-10-30
Sez. Unite civili, 11/11/2008, n. 26972 => cass:civ:2008:26972 @U =2008-11-11
Sezioni unite penali, sentenza 30 ottobre 2003, n. 45276 => cass:pen:2003:45276 @U =2003-10-30
Cass. Un. n. 26972/2008 => cass:2008:26972 @U
Cass. civ. S.U. ord. 11/11/2008 n. 26972 => cass:civ:2008:26972 @U =2008-11-11
Trib. Roma, sez. I, n. 900/2014 => trib:roma:2014:900 @1
Trib. Roma, sez. XVI, 3 luglio 2014, n. 900 => trib:roma:2014:900 @16 =2014-07-03
Trib. Roma, XVIII sez. civ., n. 900/2014 => trib:roma:2014:900 @18
Trib. Roma, sez. 17, n. 900/2014 => trib:roma:2014:900 @17
Tribunale di Roma - Sezione XIX - n. 900/2014 => trib:roma:2014:900 @19
Tribunale Napoli sez. XXII n. 900/2014 => trib:napoli:2014:900 @22
Tribunale di Napoli, sezione ventitreesima, n. 900/2014 => trib:napoli:2014:900
Tribunale Milano Sez. spec. Impresa, 3 luglio 2014, n. 900 => trib:milano:2014:900 =2014-07-03
Trib. Milano, sez. impresa A, n. 900/2014 => trib:milano:2014:900
Tribunale di Milano, sezione specializzata in materia di impresa, n. 900/2014 => trib:milano:2014:900
Trib. Milano Sez. X, Sent., 03/07/2014 n. 900 => trib:milano:2014:900 @10 =2014-07-03
Trib. Roma sez. lav. n. 900/2014 => trib:roma:2014:900 @L
App. Roma, sez. IV, n. 900/2014 => app:roma:2014:900 @4
Corte appello Milano sez. IV, 3 luglio 2014, n. 900 => app:milano:2014:900 @4 =2014-07-03
Corte App. Napoli, Sez. VIII, n. 900/2014 => app:napoli:2014:900 @8
Cons. Stato, Sez. V, n. 900/2014 => cds:2014:900 @5
Cons. Stato sez. III quater, n. 900/2014 => cds:2014:900 @3
Consiglio di Stato, Sez. VI, 3 luglio 2014, n. 900 => cds:2014:900 @6 =2014-07-03
Cons. St., Ad. plen., 3 luglio 2014, n. 9 => cds:2014:9 @A =2014-07-03
Cons. Stato, A. Plen., n. 9/2014 => cds:2014:9 @A
Consiglio di Stato, Adunanza plenaria, n. 9 del 2014 => cds:2014:9 @A
Cons. Stato, Ad. Pl., n. 9/2014 => cds:2014:9 @A
Adunanza Plenaria n. 9/2014 => cds:2014:9 @A
Ad. Plen. Cons. Stato, 3 luglio 2014, n. 9 => cds:2014:9 @A =2014-07-03
TAR Lazio, Roma, sez. II-bis, 1234/2020 => tar:lazio:2020:1234 @2
TAR Lazio Roma, Sez. III-quater, 3 luglio 2014, n. 900 => tar:lazio:2014:900 @3 =2014-07-03
TAR Lazio, sez. I ter, n. 900/2014 => tar:lazio:2014:900 @1
TAR Campania, Napoli, sez. VII, n. 900/2014 => tar:campania:2014:900 @7
CTR Lombardia sez. 12 n. 45/2016 => cgt2:lombardia:2016:45 @12
CTR Lazio, sez. XIV, n. 45/2016 => cgt2:lazio:2016:45 @14
CTP Milano, sez. XXI, n. 45/2016 => cgt1:milano:2016:45 @21
`;
