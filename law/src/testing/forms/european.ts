/** The courts of Luxembourg and Strasbourg, and ECLI: `written => read`, as in sections.ts. */
export const european = `
CGUE, C-26/62, Van Gend en Loos => cgue:c-26/62
CGUE C-26/62 => cgue:c-26/62
CGUE, 5 febbraio 1963, causa 26/62, Van Gend en Loos => cgue:c-26/62 =1963-02-05
CGUE, causa C-26/62 => cgue:c-26/62
CGUE, sentenza C-242/08 => cgue:c-242/08
CGUE, C-242/2008 => cgue:c-242/08
C.G.U.E., C-242/08 => cgue:c-242/08
CGCE, 15 luglio 1964, causa 6/64, Costa c. Enel => cgue:c-6/64 =1964-07-15
Corte giust. CE, 9 marzo 1978, causa 106/77, Simmenthal => cgue:c-106/77 =1978-03-09
Corte di giustizia UE, Grande Sezione, 8 settembre 2015, C-105/14, Taricco => cgue:c-105/14 @G =2015-09-08
Corte di giustizia dell'Unione europea, 5 dicembre 2017, C-42/17, M.A.S. e M.B. => cgue:c-42/17 =2017-12-05
Corte di giustizia, sez. III, 22 ottobre 2009, C-242/08 => cgue:c-242/08 @3 =2009-10-22
Corte giust. UE, 22 ottobre 2009, causa C-242/08, Swiss Re Germany Holding => cgue:c-242/08 =2009-10-22
Corte giust. UE, sent. C-242/08 del 22 ottobre 2009 => cgue:c-242/08 =2009-10-22
C. Giust. UE, 22/10/2009, C-242/08 => cgue:c-242/08 =2009-10-22
Corte di Giustizia U.E., causa C-242/08 => cgue:c-242/08
Corte di Giustizia, 22.10.2009, in causa C-242/08 => cgue:c-242/08 =2009-10-22
Corte di Lussemburgo, C-242/08 => cgue:c-242/08
causa C-242/08 => cgue:c-242/08
cause riunite C-1/08 e C-2/08 => cgue:c-1/08 cgue:c-2/08
cause riunite C-1/08, C-2/08 e C-3/08 => cgue:c-1/08 cgue:c-2/08 cgue:c-3/08
cause C-1/08 e C-2/08 => cgue:c-1/08 cgue:c-2/08
nella causa C-242/08, Swiss Re => cgue:c-242/08
nelle cause riunite C-1/08 e C-2/08 => cgue:c-1/08 cgue:c-2/08
sentenza Swiss Re, C-242/08 => cgue:c-242/08
sentenza 22 ottobre 2009, causa C-242/08 => cgue:c-242/08
C-242/08, Swiss Re => cgue:c-242/08
C‑242/08 => cgue:c-242/08
C–242/08 => cgue:c-242/08
C - 242/08 => cgue:c-242/08
T-123/04 => cgue:t-123/04
Trib. UE, 3 luglio 2014, T-123/04 => cgue:t-123/04 =2014-07-03
Tribunale dell'Unione europea, causa T-123/04 => cgue:t-123/04
Trib. Unione europea, T-123/04 => cgue:t-123/04
C-72/14 e C-197/14, X e van Dijk => cgue:c-72/14 cgue:c-197/14
C-561/19, Consorzio Italian Management => cgue:c-561/19
C-311/18 P => cgue:c-311/18
C-311/18 PPU => cgue:c-311/18
Corte EDU, 19 marzo 2015, Rossi c. Italia, ric. n. 12345/12 => cedu:2012:12345 =2015-03-19
Corte EDU, 19 marzo 2015, Rossi c. Italia, n. 12345/12 => cedu:2012:12345 =2015-03-19
Corte EDU, Rossi c. Italia, 19 marzo 2015, ric. n. 12345/12 => cedu:2012:12345
Corte EDU, Rossi c. Italia, ric. 12345/12 => cedu:2012:12345
Corte EDU, Rossi c. Italia, n. 12345/12, 19 marzo 2015 => cedu:2012:12345
Corte EDU, Rossi contro Italia, ricorso n. 12345/12 => cedu:2012:12345
Corte EDU Rossi v. Italia n. 12345/12 => cedu:2012:12345
Corte EDU, sez. I, 19 marzo 2015, Rossi c. Italia, ric. n. 12345/12 => cedu:2012:12345 @1 =2015-03-19
Corte EDU, Grande Camera, 23 febbraio 2017, De Tommaso c. Italia, ric. n. 43395/09 => cedu:2009:43395 @G =2017-02-23
Corte EDU, G.C., 23 febbraio 2017, De Tommaso c. Italia, ric. 43395/09 => cedu:2009:43395 @G =2017-02-23
Corte edu, GC, De Tommaso c. Italia, n. 43395/09 => cedu:2009:43395 @G
C. edu, 23 febbraio 2017, De Tommaso c. Italia, n. 43395/09 => cedu:2009:43395 =2017-02-23
Corte e.d.u., De Tommaso c. Italia, ric. n. 43395/09 => cedu:2009:43395
Corte eur. dir. uomo, 23 febbraio 2017, De Tommaso c. Italia, ric. n. 43395/09 => cedu:2009:43395 =2017-02-23
Corte europea dei diritti dell'uomo, De Tommaso c. Italia, ric. n. 43395/09 => cedu:2009:43395
Corte Europea dei Diritti Umani, De Tommaso c. Italia, ric. n. 43395/09 => cedu:2009:43395
Corte di Strasburgo, De Tommaso c. Italia, ric. n. 43395/09 => cedu:2009:43395
CEDU, De Tommaso c. Italia, ric. n. 43395/09 => cedu:2009:43395
Corte EDU, ricc. nn. 43517/09, 46882/09 e 55400/09 => cedu:2009:43517 cedu:2009:46882 cedu:2009:55400
Corte EDU, Torreggiani e altri c. Italia, nn. 43517/09 e 46882/09 => cedu:2009:43517 cedu:2009:46882
Corte EDU, Torreggiani c. Italia, 8 gennaio 2013 (ric. n. 43517/09 e altri) => cedu:2009:43517
ECLI:IT:CASS:2018:10266CIV => ecli:it:cass:2018:10266civ
ECLI:IT:COST:1990:5 => ecli:it:cost:1990:5
ECLI:EU:C:2009:643 => ecli:eu:c:2009:643
(ECLI:EU:C:2009:643) => ecli:eu:c:2009:643
ecli:it:cass:2018:10266civ => ecli:it:cass:2018:10266civ
ECLI:IT:TARLAZ:2026:14035SENT => ecli:it:tarlaz:2026:14035sent
ECLI: IT:COST:1990:5 => ecli:it:cost:1990:5
CGUE, C-242/08, EU:C:2009:643 => cgue:c-242/08 ecli:eu:c:2009:643
sentenza Swiss Re (C-242/08, EU:C:2009:643, punto 24) => cgue:c-242/08 ecli:eu:c:2009:643
`;
