/** The tax courts as appeals and the Cassazione write them: `written => read`, as in ../sections.ts. */
export const tax = `
avverso la sentenza n. 306/07/14 della Commissione tributaria provinciale di Foggia => cgt1:foggia:2014:306 @7
avverso la sentenza della Commissione tributaria provinciale di Foggia n. 306/07/14 => cgt1:foggia:2014:306 @7
per la cassazione della sentenza n. 428/23/2017 della Commissione tributaria regionale della Puglia => cgt2:puglia:2017:428 @23
per la cassazione della sentenza della Commissione tributaria regionale della Puglia n. 428/23/2017 => cgt2:puglia:2017:428
la sentenza n. 428/2017, resa dalla CTR della Puglia => cgt2:puglia:2017:428
la sentenza n. 428/23/17, emessa dalla Commissione tributaria regionale della Puglia => cgt2:puglia:2017:428
la decisione n. 428/23/17 della C.T.R. Puglia => cgt2:puglia:2017:428
CTR Puglia, sez. XXIII, n. 428/2017 => cgt2:puglia:2017:428 @23
C.T.R. Lazio sez. 5 n. 3812 del 12/06/2019 => cgt2:lazio:2019:3812 @5 =2019-06-12
CTR Lombardia, 14 maggio 2018, n. 2201 => cgt2:lombardia:2018:2201 =2018-05-14
CTR Lombardia, sez. staccata di Brescia, n. 2201/25/2018 => cgt2:lombardia:2018:2201
CTR Campania - Salerno n. 9001/4/16 => cgt2:campania:2016:9001
CTR Sicilia Messina n. 100/2/2015 => cgt2:sicilia:2015:100
CTR del Friuli Venezia Giulia n. 88/1/2013 => cgt2:friuli-venezia-giulia:2013:88
Comm. trib. reg. Toscana, sez. I, n. 55/2012 => cgt2:toscana:2012:55 @1
Comm. Trib. Reg. del Piemonte, 3 ottobre 2011, n. 61 => cgt2:piemonte:2011:61 =2011-10-03
Commissione Tributaria Regionale dell'Umbria n. 12/3/2010 => cgt2:umbria:2010:12
Commissione tributaria di secondo grado di Bolzano n. 8/2/2014 => cgt2:bolzano:2014:8
CTP Milano, sez. XII, n. 4410/2016 => cgt1:milano:2016:4410 @12
CTP di Reggio Emilia n. 190/2/2013 => cgt1:reggio-emilia:2013:190
C.T.P. Roma, 15 gennaio 2015, n. 777 => cgt1:roma:2015:777 =2015-01-15
Comm. trib. prov. Lecce n. 1200/2014 => cgt1:lecce:2014:1200
la CTP di Napoli, con sentenza n. 13106/30/2016, rigettava il ricorso => cgt1:napoli:2016:13106
ricorreva innanzi alla CTP di Napoli, la quale, con sentenza n. 13106/30/2016, rigettava => cgt1:napoli:2016:13106
Con sentenza n. 1807/17/2022, la Commissione tributaria provinciale di Milano accoglieva => cgt1:milano:2022:1807
Con la sentenza n. 655/25/16 del 16/03/16, la CTR della Puglia riformava la decisione => cgt2:puglia:2016:655
Con sentenza n. 962, depositata il 23/6/2017, la CTR della Liguria accoglieva l'appello => cgt2:liguria:2017:962 =2017-06-23
CGT I grado di Torino, sez. 2, n. 812/2023 => cgt1:torino:2023:812 @2
CGT II grado Veneto n. 166/2023 => cgt2:veneto:2023:166
Corte giust. trib. II grado Lazio, 3 febbraio 2024, n. 700 => cgt2:lazio:2024:700 =2024-02-03
Corte giust. trib. I grado Roma, n. 9000/2023 => cgt1:roma:2023:9000
Corte di Giustizia Tributaria di primo grado di Bari, sentenza n. 31/4/2024 => cgt1:bari:2024:31
Corte di giustizia tributaria di secondo grado della Sicilia, sez. 10, n. 5511/2023 => cgt2:sicilia:2023:5511 @10
C.G.T. di primo grado di Genova n. 23/2024 => cgt1:genova:2024:23
C.G.T. II Campania n. 700/2024 => cgt2:campania:2024:700
la sentenza n. 5299/2023 resa dalla Corte di giustizia tributaria di secondo grado del Lazio => cgt2:lazio:2023:5299
SENTENZA di COMMISSIONE TRIBUTARIA REGIONALE VENETO n. 465/02/2022 depositata il 23/03/2022 => cgt2:veneto:2022:465
SENTENZA di COMM.TRIB.REG. SICILIA SEZ.ST. CATANIA n. 9735/17/21 => cgt2:sicilia:2021:9735
Cass., sez. trib., 12 marzo 2019, n. 7000 => cass:civ:2019:7000 @T =2019-03-12
Cass. Sez. 5, Ord. n. 7000 del 12/03/2019 => cass:2019:7000 @5 =2019-03-12
Cass. trib. n. 7000/2019 e Cass. SS.UU. n. 8500/2021 => cass:civ:2019:7000 cass:2021:8500 @U
Cass., VI-T, ord. n. 100/2020 => cass:civ:2020:100 @6
avverso la sentenza della Commissione regionale tributaria del Piemonte, n. 223/04/2019 => cgt2:piemonte:2019:223
`;
