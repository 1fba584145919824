/** Criminal cases: `written => read`, as in ../sections.ts. */
export const criminal = `
Cass. pen., sez. III, 12 gennaio 2018, n. 1306 => cass:pen:2018:1306 @3 =2018-01-12
Cass. pen. Sez. 4, n. 22533 del 15/05/2019, Rv. 275970 - 01 => cass:pen:2019:22533 @4 =2019-05-15 rv:275970
Cass., Sez. VI pen., sent. n. 31390 del 2011 => cass:pen:2011:31390 @6
Sez. 3, n. 1234 del 12/12/2017, dep. 2018, Rossi, Rv. 271234 - 01 => cass:2018:1234 @3 rv:271234
Sez. 2 pen., n. 1234 del 12/12/2017, dep. 2018, Rossi, Rv. 271234 => cass:pen:2018:1234 @2 rv:271234
Cass. pen., SS.UU., 10 luglio 2002, n. 30328, Franzese => cass:pen:2002:30328 @U =2002-07-10
Cass. pen., Sez. Un., n. 38343 del 24/04/2014, Espenhahn, Rv. 261106 => cass:pen:2014:38343 @U rv:261106
SS.UU. pen. n. 38343/2014 => cass:pen:2014:38343 @U
Sezioni Unite penali, sentenza 24 aprile 2014, n. 38343 => cass:pen:2014:38343 @U =2014-04-24
Cass. pen. sez. un. n. 12213 del 21 dicembre 2017 (dep. 16 marzo 2018), Zucchi => cass:pen:2018:12213 @U =2018-03-16
Cass. Pen., Sez. II, 4 aprile 2020 (ud. 12 febbraio 2020), n. 11456 => cass:pen:2020:11456 @2 =2020-04-04
Cass. pen. sez. I n. 5/2020, imp. Bianchi => cass:pen:2020:5 @1
Cass. pen., sez. fer., n. 33000/2018 => cass:pen:2018:33000 @F
Cassazione penale sez. V, 03/10/2016, n. 48700 => cass:pen:2016:48700 @5 =2016-10-03
Cassazione penale, sezione quarta, sentenza n. 7783/2016 => cass:pen:2016:7783 @4
Cass. pen., IV, n. 7783/16 => cass:pen:2016:7783 @4
Cass. IV pen. n. 7783/16 => cass:pen:2016:7783 @4
la Corte di cassazione penale, con la sentenza n. 7783 del 2016 => cass:pen:2016:7783
la Suprema Corte, con sentenza n. 7783/2016, ha annullato => cass:2016:7783
la Suprema Corte, annullando con rinvio, con sentenza n. 7783/2016, ha ritenuto => cass:2016:7783
Con sentenza n. 3100/2019 il Tribunale di Monza ha condannato l'imputato => trib:monza:2019:3100
Con sentenza del 12 marzo 2019, n. 3100, il Tribunale di Monza assolveva => trib:monza:2019:3100 =2019-03-12
la sentenza n. 412/2021 della Corte di appello di Brescia => app:brescia:2021:412
la sentenza n. 412/21 emessa in data 3 febbraio 2021 dalla Corte di Appello di Brescia => app:brescia:2021:412
ricorso per cassazione avverso la sentenza n. 412/2021 della Corte d'appello di Brescia => app:brescia:2021:412
Corte d'appello di Napoli, sez. IV pen., n. 9800/2017 => app:napoli:2017:9800 @4
App. Palermo, sez. III penale, 3 marzo 2016, n. 1010 => app:palermo:2016:1010 @3
Trib. pen. Milano, n. 4500/2018 => trib:milano:2018:4500
Trib. Milano, sez. IX pen., n. 4500/2018 => trib:milano:2018:4500 @9
Tribunale per i minorenni di Roma, 3 marzo 2020, n. 12 => trib:minorenni-roma:2020:12 =2020-03-03
Tribunale di sorveglianza di Bologna, ordinanza n. 900/2021 => trib:sorveglianza-bologna:2021:900
Trib. sorv. Torino n. 77/2019 => trib:sorveglianza-torino:2019:77
Corte cost., n. 253/2019 => cost:2019:253
la Corte costituzionale, con la sentenza n. 253 del 2019, ha dichiarato => cost:2019:253
la Consulta, con ordinanza n. 97 del 2021 => cost:2021:97
la Consulta con sentenza n. 204/2004 => cost:2004:204
Corte EDU, Grande Camera, 17 settembre 2009, Scoppola c. Italia, n. 10249/03 => cedu:2003:10249 =2009-09-17
art. 41 bis O.P. => ordpen:41bis
art. 4-bis, commi 1, lettera a), seconda parte, e 8, della legge 26 luglio 1975, n. 354 => ordpen:4bis+co1,leta,co8
art. 187 reg. es. c.d.s. => dpr:1992:495:187
artt. 186 e 187 c.d.s. => cds:186 cds:187
art. 13 T.U.I. => dlgs:1998:286:13
`;
