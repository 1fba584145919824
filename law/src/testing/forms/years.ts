/** Years of filing and of hearing, dates, years of two digits: `written => read`, as in sections.ts. */
export const years = `
Cass. n. 4821 del 28 febbraio 2018 => cass:2018:4821 =2018-02-28
Cass. n. 4821 del 28.02.2018 => cass:2018:4821 =2018-02-28
Cass. n. 4821 del 28-2-2018 => cass:2018:4821 =2018-02-28
Cass. n. 4821 del 28/02/18 => cass:2018:4821 =2018-02-28
Cass. n. 4821 del 28.2.'18 => cass:2018:4821 =2018-02-28
Cass. 28 febbraio 2018, n. 4821 => cass:2018:4821 =2018-02-28
Cass. 28 febbraio 2018 n. 4821 => cass:2018:4821 =2018-02-28
Cass. 28 feb. 2018, n. 4821 => cass:2018:4821 =2018-02-28
Cass. 28 febb. 2018, n. 4821 => cass:2018:4821 =2018-02-28
Cass. 3 sett. 2018, n. 4821 => cass:2018:4821 =2018-09-03
Cass. 3 set. 2018, n. 4821 => cass:2018:4821 =2018-09-03
Cass. 1° marzo 2018, n. 4821 => cass:2018:4821 =2018-03-01
Cass. 1º marzo 2018, n. 4821 => cass:2018:4821 =2018-03-01
Cass. primo marzo 2018, n. 4821 => cass:2018:4821 =2018-03-01
Cass. 1^ marzo 2018, n. 4821 => cass:2018:4821 =2018-03-01
Cass. 28 Febbraio 2018, n. 4821 => cass:2018:4821 =2018-02-28
Cass. 28 FEBBRAIO 2018, N. 4821 => cass:2018:4821 =2018-02-28
Cass. 28-02-2018, n. 4821 => cass:2018:4821 =2018-02-28
Cass. 28.II.2018, n. 4821 => cass:2018:4821 =2018-02-28
Cass. 28 / 02 / 2018, n. 4821 => cass:2018:4821 =2018-02-28
Cass. 28. 2. 2018, n. 4821 => cass:2018:4821 =2018-02-28
Cass. 2018-02-28 n. 4821 => cass:2018:4821 =2018-02-28
Cass. 4821/2018 => cass:2018:4821
Cass. 4821/18 => cass:2018:4821
Cass. n. 4821/'18 => cass:2018:4821
Cass. n. 4821 del '18 => cass:2018:4821
Cass. n. 4821 del 2018 => cass:2018:4821
Cass. n. 4821 dell'anno 2018 => cass:2018:4821
Cass. n. 4821, anno 2018 => cass:2018:4821
Cass. n. 4821 anno 2018 => cass:2018:4821
Cass. n. 4821 (anno 2018) => cass:2018:4821
Cass. n. 4821 - 2018 => cass:2018:4821
Cass. (2018) n. 4821 => cass:2018:4821
Cass. 2018 n. 4821 => cass:2018:4821
Cass. 2018/4821 => cass:2018:4821
Cass. 1900/1956 => cass:1956:1900
Cass. anno 2018 n. 4821 => cass:2018:4821
Cass. del 2018 n. 4821 => cass:2018:4821
Cass. n. 4821 dep. 28 febbraio 2018 => cass:2018:4821 =2018-02-28
Cass. n. 4821, dep. 28/02/2018 => cass:2018:4821 =2018-02-28
Cass. n. 4821 depositata il 28 febbraio 2018 => cass:2018:4821 =2018-02-28
Cass. n. 4821, depositata in data 28.02.2018 => cass:2018:4821 =2018-02-28
Cass. n. 4821 depositata in cancelleria il 28 febbraio 2018 => cass:2018:4821 =2018-02-28
Cass. n. 4821 pubblicata in data 28/02/2018 => cass:2018:4821 =2018-02-28
Cass. n. 4821 pubbl. 28/02/2018 => cass:2018:4821 =2018-02-28
Cass. n. 4821 pubbl. il 28/02/2018 => cass:2018:4821 =2018-02-28
Trib. Roma n. 4821 pubblicata il 28/02/2018 => trib:roma:2018:4821 =2018-02-28
Trib. Roma, sent. n. 4821/2018 pubbl. il 28/02/2018 => trib:roma:2018:4821
Trib. Roma, sentenza n. 4821/2018 del 28/02/2018 => trib:roma:2018:4821
Cass. n. 4821/2018 del 28/02/2018 => cass:2018:4821
Cass. pen. n. 4821 del 12/12/2017, dep. 2018 => cass:pen:2018:4821
Cass. pen. n. 4821 del 12/12/2017, dep. 2018, Rossi => cass:pen:2018:4821
Cass. pen. n. 4821 del 12/12/2017 (dep. 2018) => cass:pen:2018:4821
Cass. pen. n. 4821 del 12/12/2017 (dep. 31/01/2018) => cass:pen:2018:4821 =2018-01-31
Cass. pen. n. 4821 del 12/12/2017 dep. il 31/01/2018 => cass:pen:2018:4821 =2018-01-31
Cass. pen. n. 4821 del 12/12/2017 - dep. 31/01/2018 - Rossi => cass:pen:2018:4821 =2018-01-31
Cass. pen. n. 4821 del 12 dicembre 2017 - 31 gennaio 2018 => cass:pen:2018:4821
Cass. pen. n. 4821 del 12 dicembre 2017 (dep. 31 gennaio 2018) => cass:pen:2018:4821 =2018-01-31
Cass. pen. n. 4821 del 12.12.2017, depositata il 31.01.2018 => cass:pen:2018:4821 =2018-01-31
Cass. pen. n. 4821, 12 dicembre 2017, dep. 31 gennaio 2018 => cass:pen:2018:4821 =2018-01-31
Cass. pen. 12 dicembre 2017, dep. 31 gennaio 2018, n. 4821 => cass:pen:2018:4821 =2018-01-31
Cass. pen. 12 dicembre 2017 (dep. 31 gennaio 2018), n. 4821 => cass:pen:2018:4821 =2018-01-31
Cass. pen. 12 dicembre 2017 (31 gennaio 2018), n. 4821 => cass:pen:2018:4821
Cass. pen. 12/12/2017-31/01/2018, n. 4821 => cass:pen:2018:4821
Cass. pen. ud. 12/12/2017, dep. 31/01/2018, n. 4821 => cass:pen:2018:4821 =2018-01-31
Cass. pen. (ud. 12/12/2017) dep. 31/01/2018, n. 4821 => cass:pen:2018:4821 =2018-01-31
Cass. pen. u.p. 12/12/2017 (dep. 31/01/2018), n. 4821 => cass:pen:2018:4821 =2018-01-31
Cass. pen. c.c. 12/12/2017, n. 4821, dep. 31/01/2018 => cass:pen:2018:4821 =2018-01-31
Cass. pen. 31 gennaio 2018 (ud. 12 dicembre 2017), n. 4821 => cass:pen:2018:4821 =2018-01-31
Cass. pen. 31 gennaio 2018 (c.c. 12 dicembre 2017), n. 4821 => cass:pen:2018:4821 =2018-01-31
Cass. pen. n. 4821/2018, ud. 12/12/2017 => cass:pen:2018:4821
Cass. pen. n. 4821/18 (ud. 12/12/2017) => cass:pen:2018:4821
Sez. 2, n. 4821 del 12/12/2017, dep. 31/01/2018, Rossi, Rv. 271234-01 => cass:2018:4821 @2 =2018-01-31 rv:271234
Sez. 2, n. 4821 del 12/12/2017 (dep. 31/01/2018), Rossi, Rv. 271234 - 01 => cass:2018:4821 @2 =2018-01-31 rv:271234
Sez. 6, n. 4821 del 12/12/2017, dep. 2018, P.M. in proc. Rossi, Rv. 271234 => cass:2018:4821 @6 rv:271234
Sez. 6, Sentenza n. 4821 del 12/12/2017 Ud. (dep. 31/01/2018) Rv. 271234 => cass:2018:4821 @6 =2018-01-31 rv:271234
Sez. 6, Sentenza n. 4821 del 12/12/2017 Cc. (dep. 31/01/2018) Rv. 271234 => cass:2018:4821 @6 =2018-01-31 rv:271234
Cass. pen. Sez. 6, n. 4821 del 12/12/2017 Ud. - dep. 31/01/2018 => cass:pen:2018:4821 @6 =2018-01-31
Cass. civ. n. 4821/1998 => cass:civ:1998:4821
Cass. civ. n. 4821/98 => cass:civ:1998:4821
Cass. civ. n. 4821/71 => cass:civ:1971:4821
Cass. civ. n. 4821/00 => cass:civ:2000:4821
Cass. civ. n. 4821/01 => cass:civ:2001:4821
Cass. civ. 28/2/99, n. 4821 => cass:civ:1999:4821 =1999-02-28
Cass. civ. 28.2.85 n. 4821 => cass:civ:1985:4821 =1985-02-28
Cass. civ. 28 febbraio '99, n. 4821 => cass:civ:1999:4821 =1999-02-28
Cass. civ. n. 4821 del 28/2/99 => cass:civ:1999:4821 =1999-02-28
Cass. n. 4821 del 30 febbraio 2018 => cass:2018:4821
Cass. 31/11/2018, n. 4821 => cass:2018:4821
Corte cost. 12 maggio 2021, n. 150 => cost:2021:150 =2021-05-12
Corte cost. n. 150/21 => cost:2021:150
Corte cost. 150/2021 => cost:2021:150
Corte cost. n. 150 del 12 maggio 2021 => cost:2021:150 =2021-05-12
Corte cost., sent. 12 maggio 2021 (dep. 8 luglio 2021), n. 150 => cost:2021:150 =2021-07-08
C. Cost. 10/2015 => cost:2015:10
Corte cost. n. 1 del 1956 => cost:1956:1
Corte cost. n. 71/57 => cost:1957:71
R.D. 16 marzo 1942, n. 267 => lfall
R.D. n. 773/31 => tulps
art. 110 r.d. 1398/30 => cp:110
l. 300/70 => stlav
L. 604/66 => l:1966:604
l. n. 89 del 1913 => l:1913:89
l. 89/13 => l:2013:89
legge n. 833/78 => l:1978:833
d.P.R. 633/72 => dpr:1972:633
D.P.R. 917/86 => tuir
d.lgs. 546/92 => dlgs:1992:546
d.lgs. 231/01 => dlgs:2001:231
D.Lgs. n. 81/08 => dlgs:2008:81
d.l. 18/20 => dl:2020:18
`;
