/**
 * The Corte dei conti: `written => read`, as in ../sections.ts. The appeal sections have no region.
 */
export const accounts = `
Corte dei conti, Sez. III App., n. 172/2022 => conti:2022:172 @3
Corte dei conti, Sez. I centr. app., n. 172/2022 => conti:2022:172 @1
Corte dei conti, Sez. II Giur. Centr. d'Appello, sent. n. 172/2022 => conti:2022:172 @2
Corte dei conti, Sezione Prima Giurisdizionale Centrale d'Appello, n. 172/2022 => conti:2022:172 @1
Corte conti, sez. II app., 4 marzo 2019, n. 66 => conti:2019:66 @2 =2019-03-04
C. conti, sez. I, 4 marzo 2019, n. 66 => conti:2019:66 @1 =2019-03-04
C. conti, sez. III centr., n. 66/2019 => conti:2019:66 @3
Corte dei conti⏎Sezione d'appello per la Regione Siciliana⏎Sentenza 6 maggio 2024, n. 64 => conti:2024:64 =2024-05-06
Corte dei conti, Sez. app. Sicilia, n. 64/2024 => conti:2024:64
Corte dei Conti, Sez. Giurisd. Lazio, n. 123/2024 => conti:lazio:2024:123
Corte dei conti, sez. giur. Lazio, 5 aprile 2024, n. 123 => conti:lazio:2024:123 =2024-04-05
Corte dei conti, sez. giur. reg. Lazio, n. 123/2024 => conti:lazio:2024:123
Corte dei conti, Sezione giurisdizionale per il Lazio, sentenza n. 123 del 2024 => conti:lazio:2024:123
Corte dei conti, Sezione giurisdizionale regionale per la Puglia, n. 9/2018 => conti:puglia:2018:9
Corte dei conti, sez. giurisd. per la Regione Siciliana, n. 300/2017 => conti:sicilia:2017:300
Corte dei conti, sezione giurisdizionale per la Regione Lombardia, n. 81/2020 => conti:lombardia:2020:81
Corte dei conti, Sez. giur. Friuli Venezia Giulia, n. 5/2016 => conti:friuli-venezia-giulia:2016:5
Corte conti, Lombardia, n. 81/2020 => conti:lombardia:2020:81
Corte conti, sez. Lombardia, n. 81/2020 => conti:lombardia:2020:81
Corte dei conti Toscana n. 44/2015 => conti:toscana:2015:44
la Sezione giurisdizionale, Corte dei conti per la Toscana, n. 44/2015 => conti:toscana:2015:44
la Corte dei conti, con sentenza n. 44/2015, ha condannato => conti:2015:44
la Corte dei conti, Sezione giurisdizionale per la Toscana, con la sentenza n. 44/2015 => conti:toscana:2015:44
la sentenza n. 44/2015 della Corte dei conti, Sezione giurisdizionale per la Toscana => conti:toscana:2015:44
la sentenza della Corte dei conti n. 44/2015 => conti:2015:44
con la sentenza n. 44 del 3 marzo 2015, resa dalla Corte dei conti => conti:2015:44
Con sentenza n. 44/2015 la Corte dei conti ha condannato il sindaco => conti:2015:44
Corte dei conti, Sez. contr. Lombardia, n. 123/2020/PAR => conti:lombardia:2020:123
Corte dei conti, sez. reg. contr. Veneto, delibera n. 121/2019/PAR => conti:veneto:2019:121
Corte dei conti, Sezione regionale di controllo per il Piemonte, n. 45/2021/SRCPIE/PAR => conti:piemonte:2021:45
Corte conti, Sez. contr. Sicilia, n. 10/2019/PAR => conti:sicilia:2019:10
Corte dei conti, Sez. Autonomie, n. 5/SEZAUT/2021/QMIG => conti:2021:5
Corte dei conti, Sezione delle Autonomie, n. 10/SEZAUT/2020/INPR => conti:2020:10
Corte dei conti, SS.RR. n. 12/2018 => conti:2018:12
Corte dei conti, Sezioni Riunite, n. 12/2018/QM => conti:2018:12
Corte dei conti, sezioni riunite in sede giurisdizionale, n. 7/2020/QM => conti:2020:7
Corte dei conti, SS.RR. in spec. comp., n. 32/2020 => conti:2020:32
C. conti, SS. RR., 5 febbraio 2020, n. 5 => conti:2020:5 =2020-02-05
Corte dei conti, sez. riun. contr., n. 8/SSRRCO/PAR/2021 => conti:2021:8
Corte dei conti, Campania, sez. giur., n. 17 del 9 gennaio 2012 => conti:campania:2012:17 =2012-01-09
Corte Conti Sez. giurisdizionale Calabria, sent. 20 giugno 2013, n. 201 => conti:calabria:2013:201 =2013-06-20
Corte dei conti n. 12/2019 => conti:2019:12
`;
