/**
 * Facts section of rulings and appeals, with the appealed decision: `written => read`, as in
 * ../sections.ts.
 */
export const facts = `
per la cassazione della sentenza n. 52901/2020 della CORTE d’APPELLO di Milano => app:milano:2020:52901
per la cassazione della sentenza n. 52901/2020 => 
per la Cassazione della sentenza n. 52901/2020 del Tribunale di Roma => trib:roma:2020:52901
ricorso per cassazione, n. 1234/2020 => 
ricorso per Cassazione n. 1234/2020 => 
ricorso per cassazione contro la sentenza n. 77/2018 della Corte d'appello di Trieste => app:trieste:2018:77
nel giudizio di cassazione n. 1234/2020 => 
Procura Generale presso la Corte di Cassazione, n. 15/2020 => 
avvocato abilitato al patrocinio dinanzi alla Corte di cassazione, n. 15/2020 => 
presso la Suprema Corte, n. 15/2020 => 
presso la cancelleria del Tribunale di Milano => 
Con sentenza n. 900/2014 il Tribunale di Milano rigettava => trib:milano:2014:900
FATTI DI CAUSA⏎Con sentenza n. 900/2014, il Tribunale di Milano rigettava => trib:milano:2014:900
Con sentenza n. 900 del 3 marzo 2014 il Tribunale di Milano rigettava => trib:milano:2014:900 =2014-03-03
Con sentenza n. 900/2014 depositata il 3 marzo 2014 il Tribunale di Milano rigettava => trib:milano:2014:900
1. Con la sentenza n. 900/2014 la Corte d'appello di Lecce confermava => app:lecce:2014:900
Il Tribunale di Milano, con sentenza n. 900/2014, rigettava => trib:milano:2014:900
Il Tribunale di Milano rigettava la domanda con sentenza n. 900/2014 => trib:milano:2014:900
Il Tribunale di Milano, in composizione monocratica, accogliendo la domanda, con sentenza n. 900/2014 => trib:milano:2014:900
Tizio conveniva davanti al Tribunale di Milano Caio; con sentenza n. 900/2014 la domanda era accolta => 
appellava davanti alla Corte d'appello di Roma, la quale, con sentenza n. 5/2020, rigettava => app:roma:2020:5
la Corte d'appello di Roma confermava quanto deciso dal primo giudice con sentenza n. 5/2019 => 
la Corte d'appello di Roma rigettava l'appello avverso la sentenza n. 5/2019 => 
la Corte d'appello di Roma, con la sentenza n. 6/2020, riformava la sentenza n. 5/2019 del Tribunale di Viterbo => app:roma:2020:6 trib:viterbo:2019:5
avverso la sentenza n. 77/2018 della Corte d'appello di Bari, depositata il 3/3/2018 => app:bari:2018:77
avverso la sentenza della Corte d'appello di Bari n. 77/2018 depositata il 3/3/2018 => app:bari:2018:77
avverso l'ordinanza n. 77/2018 del Tribunale di Bari => trib:bari:2018:77
avverso la sentenza n. 77/2018 resa dal Tribunale di Bari => trib:bari:2018:77
avverso la sentenza n. 77/2018, pronunciata dalla Corte d'appello di Bari => app:bari:2018:77
avverso la sentenza n. 77/2018 emessa il 4 aprile 2018 dal Tribunale di Bari => trib:bari:2018:77
avverso la sentenza n. 77 pubblicata il 4 aprile 2018 dalla Corte d'appello di Bari => app:bari:2018:77 =2018-04-04
avverso la sentenza non definitiva n. 77/2018 del Tribunale di Bari => trib:bari:2018:77
confermata dalla Corte d'appello di Firenze con sentenza n. 1010/2015 => app:firenze:2015:1010
la sentenza della CORTE D'APPELLO di L'AQUILA n. 1010/2015 depositata il 4/6/2015 => app:l-aquila:2015:1010
la sentenza n. 1010/2015 della CORTE D'APPELLO DI REGGIO CALABRIA => app:reggio-calabria:2015:1010
l'appello n. 5/2020 proposto da Rossi => 
il Tribunale adito, n. 5/2020 => 
Cass. n. 52901/2020,⏎Data pubblicazione 25/11/2025⏎ripresa da => cass:2020:52901
La Corte di Cassazione, con l’ordinanza n. 28043 del 9 dicembre 2020, ha chiarito => cass:2020:28043 =2020-12-09
la Corte di cassazione, con sentenza n. 28043/2020, ha cassato la sentenza n. 900/2018 della Corte d'appello di Roma => cass:2020:28043 app:roma:2018:900
Cass. n. 52901/2020 (in senso conforme n. 3045/2020, contra n. 900 del 2014) => cass:2020:52901 cass:2020:3045 cass:2014:900
Cass. n. 5/2019 e n. 3045 dello stesso anno => cass:2019:5 cass:2019:3045
Corte cost. n. 150/2021, pubbl. 20 luglio 2022 => cost:2021:150
legge 30 dicembre 2024, n. 207⏎2025 => l:2024:207
Cass. n. 1306/2018; sentenza n. 900/2014 del Tribunale di Milano => cass:2018:1306 trib:milano:2014:900
Cass. civ., sez. III, n. 1306/2018; la sentenza n. 900/2014, resa dal Tribunale di Milano => cass:civ:2018:1306 trib:milano:2014:900
Cass. n. 5/2018, n. 6/2018 e n. 900/2014 del Tribunale di Milano => cass:2018:5 cass:2018:6 trib:milano:2014:900
Cass. n. 5/2018, n. 6/2018; Tribunale di Milano n. 900/2014 => cass:2018:5 cass:2018:6 trib:milano:2014:900
Procuratore della Repubblica presso il Tribunale di Lodi, n. 44/2020 => 
Tribunale di Lodi, decreto n. 44/2020 => trib:lodi:2020:44
la sentenza n. 44/2020 di codesto Tribunale di Lodi => 
art. 360, n. 5, c.c.p. => cpc:360+n5
`;
