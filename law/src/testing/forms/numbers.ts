/**
 * Numbers, lists of numbers, and the numbers of principles: `written => read`, as in sections.ts.
 */
export const numbers = `
Cass. n. 4821/2018 => cass:2018:4821
Cass. N. 4821/2018 => cass:2018:4821
Cass. n 4821/2018 => cass:2018:4821
Cass. n.4821/2018 => cass:2018:4821
Cass. n° 4821/2018 => cass:2018:4821
Cass. n.° 4821/2018 => cass:2018:4821
Cass. n.º 4821/2018 => cass:2018:4821
Cass. nº 4821/2018 => cass:2018:4821
Cass. nr. 4821/2018 => cass:2018:4821
Cass. nr 4821/2018 => cass:2018:4821
Cass. N.ro 4821/2018 => cass:2018:4821
Cass. nro 4821/2018 => cass:2018:4821
Cass. num. 4821/2018 => cass:2018:4821
Cass. numero 4821/2018 => cass:2018:4821
Cass. № 4821/2018 => cass:2018:4821
Cass. #4821/2018 => cass:2018:4821
Cass. 4.821/2018 => cass:2018:4821
Cass. n. 14.821/2018 => cass:2018:14821
Cass. n. 4821 / 2018 => cass:2018:4821
Cass. n. 4821/ 2018 => cass:2018:4821
Cass. n. 04821/2018 => cass:2018:4821
Cass. n. 00821/2018 => cass:2018:821
Cass.civ.n.123/2019 => cass:civ:2019:123
Cass.n.123/2019 => cass:2019:123
Cass.pen.sez.III,n.123/2019 => cass:pen:2019:123 @3
Cass.civ.,sez.III,12.01.2019,n.123 => cass:civ:2019:123 @3 =2019-01-12
Cass. sent. n. 4821/2018 => cass:2018:4821
Cass. sentenza 4821/2018 => cass:2018:4821
Cass. ord. 4821/2018 => cass:2018:4821
Cass. ordinanza n. 4821/2018 => cass:2018:4821
Cass. ord. interloc. n. 4821/2018 => cass:2018:4821
Cass., ordinanza interlocutoria n. 4821/2018 => cass:2018:4821
Cass. decr. n. 4821/2018 => cass:2018:4821
Cass. (sent.) n. 4821/2018 => cass:2018:4821
Cass. (ord.) n. 4821 del 2018 => cass:2018:4821
Cass. [n. 4821/2018] => cass:2018:4821
(Cass. n. 4821/2018) => cass:2018:4821
(cfr. Cass. n. 4821/2018) => cass:2018:4821
v., ex multis, Cass. n. 4821/2018 => cass:2018:4821
ex plurimis: Cass. 4821/2018 => cass:2018:4821
in tal senso Cass. civ. 4821/2018 => cass:civ:2018:4821
da ultimo, Cass. 28 febbraio 2018, n. 4821 => cass:2018:4821 =2018-02-28
Cass. nn. 4821/2018 e 4822/2018 => cass:2018:4821 cass:2018:4822
Cass. n. 4821/2018 e n. 4822/2018 => cass:2018:4821 cass:2018:4822
Cass. n. 4821/2018, n. 4822/2018 => cass:2018:4821 cass:2018:4822
Cass. n. 4821/2018; n. 4822/2018 => cass:2018:4821 cass:2018:4822
Cass. 4821/2018, 4822/2018 e 12/2019 => cass:2018:4821 cass:2018:4822 cass:2019:12
Cass. 4821/2018 - 4822/2018 => cass:2018:4821 cass:2018:4822
Cass. nn. 4821, 4822 e 4823 del 2018 => cass:2018:4821 cass:2018:4822 cass:2018:4823
Cass. n. 4821 e n. 4822 del 2018 => cass:2018:4821 cass:2018:4822
Cass. nn. 4821 e 4822/2018 => cass:2018:4821 cass:2018:4822
Cass. nn. 4821-4822/2018 => cass:2018:4821 cass:2018:4822
Cass. nn. 4821 - 4822 - 4823 del 2018 => cass:2018:4821 cass:2018:4822 cass:2018:4823
Cass. nn. 4821 del 2018, 33 del 2019 => cass:2018:4821 cass:2019:33
Cass. n. 4821 del 2018, n. 33 del 2019 e n. 7 del 2020 => cass:2018:4821 cass:2019:33 cass:2020:7
Cass. n. 4821/2018; Cass. n. 33/2019 => cass:2018:4821 cass:2019:33
Cass. n. 4821/2018, Cass. n. 33/2019 e Cass. n. 7/2020 => cass:2018:4821 cass:2019:33 cass:2020:7
Cass. n. 4821/2018 nonché n. 33/2019 => cass:2018:4821 cass:2019:33
Cass. n. 4821/2018, nonché Cass. n. 33/2019 => cass:2018:4821 cass:2019:33
Cass. n. 4821/2018, conf. n. 33/2019 => cass:2018:4821 cass:2019:33
Cass. n. 4821/2018 (conf. Cass. n. 33/2019) => cass:2018:4821 cass:2019:33
Cass. n. 4821/2018; conformi: Cass. nn. 33/2019 e 7/2020 => cass:2018:4821 cass:2019:33 cass:2020:7
Cass. n. 4821/2018; contra Cass. n. 33/2019 => cass:2018:4821 cass:2019:33
Cass. n. 4821/2018; id. n. 33/2019 => cass:2018:4821 cass:2019:33
Cass. n. 4821/2018; Id., 3 gennaio 2019, n. 33 => cass:2018:4821 cass:2019:33 =2019-01-03
Cass. 28 febbraio 2018, n. 4821; 3 gennaio 2019, n. 33 => cass:2018:4821 =2018-02-28 cass:2019:33 =2019-01-03
Cass. 28/02/2018, n. 4821 e 03/01/2019, n. 33 => cass:2018:4821 =2018-02-28 cass:2019:33 =2019-01-03
Cass. n. 4821 del 28/02/2018 e n. 33 del 03/01/2019 => cass:2018:4821 =2018-02-28 cass:2019:33 =2019-01-03
Cass. sez. III, n. 4821/2018; sez. I, n. 33/2019 => cass:2018:4821 @3 cass:2019:33 @1
Cass. civ., sez. III, 4821/2018 e sez. I, 33/2019 => cass:civ:2018:4821 @3 cass:civ:2019:33 @1
Cass. civ. n. 4821/2018 e Cass. pen. n. 33/2019 => cass:civ:2018:4821 cass:pen:2019:33
Corte cost. n. 150/2021 e n. 41/2021 => cost:2021:150 cost:2021:41
Corte cost., sentt. nn. 150 e 41 del 2021 => cost:2021:150 cost:2021:41
Corte cost., sent. n. 150/2021 e ord. n. 41/2021 => cost:2021:150 cost:2021:41
Corte cost., sentenze n. 150 del 2021, n. 41 del 2020 e n. 7 del 2019 => cost:2021:150 cost:2020:41 cost:2019:7
sentenze nn. 150 e 41 del 2021 della Corte costituzionale => cost:2021:150 cost:2021:41
sentenza n. 150/2021 della Corte costituzionale => cost:2021:150
sentenza n. 4821/2018 della Cassazione => cass:2018:4821
la sentenza n. 4821 del 28 febbraio 2018 della Suprema Corte => cass:2018:4821
ordinanza n. 4821 del 2018 della Corte di Cassazione => cass:2018:4821
l'ordinanza della Cassazione n. 4821/2018 => cass:2018:4821
con la sentenza della Cassazione n. 4821 del 28 febbraio 2018 => cass:2018:4821 =2018-02-28
sent. Cass. n. 4821/2018 => cass:2018:4821
ord. Cass. civ. n. 4821/2018 => cass:civ:2018:4821
sentenza Cassazione 4821/2018 => cass:2018:4821
sentenza Corte costituzionale 150/2021 => cost:2021:150
sentenza Corte cost. n. 150 del 2021 => cost:2021:150
Rv. 647821 => rv:647821
Rv. 647821-01 => rv:647821
Rv. 647821 - 02 => rv:647821
(Rv. 647821) => rv:647821
RV 647821 => rv:647821
rv. n. 647821 => rv:647821
Rv 647821-01 => rv:647821
Rv. nn. 647821 e 647822 => rv:647821 rv:647822
Rv. 647821 e Rv. 647822 => rv:647821 rv:647822
Rv. 647821 - 01 e 02 => rv:647821
massima Rv. 647821 => rv:647821
CED Rv. 271234 => rv:271234
Cass. n. 4821/2018, Rv. 647821 => cass:2018:4821 rv:647821
Cass. n. 4821 del 28/02/2018, Rv. 647821-01 => cass:2018:4821 =2018-02-28 rv:647821
n. 4821 del 28/02/2018, Rv. 647821 - 01 => rv:647821
Cass. n. 4821/2018 in Foro it. 2018, I, 1234 => cass:2018:4821
Cass. 28 febbraio 2018, n. 4821, in Giust. civ., 2018, 345 => cass:2018:4821 =2018-02-28
Cass. 28 febbraio 2018, n. 4821, in Mass. Giust. civ. 2018 => cass:2018:4821 =2018-02-28
Cass. pen. n. 4821/2018, in CED Cass., n. 271234 => cass:pen:2018:4821
Cass. n. 4821/2018, cit. => cass:2018:4821
Cass. n. 4821/2018, punto 3.2 => cass:2018:4821
Cass. n. 4821/2018, pag. 12 => cass:2018:4821
Cass. n. 4821/2018, § 4 => cass:2018:4821
`;
