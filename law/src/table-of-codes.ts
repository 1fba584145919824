/**
 * Codes, consolidated texts and treaties: `key | label | type number/year | names`.
 *
 * A named act has its own key, even if a text cites its number. The first 10 are general: without
 * an article their names are not references, because every text contains them. Names are parsed as
 * in act-names.ts. A name of several acts means the latest here; the others are in
 * table-of-successors.ts.
 */
export const tableOfCodes = `
cost | Cost. | | Costituzione; Cost.
cc | c.c. | rd 262/1942 | codice civile; codice civ.; c.c.
prel | disp. prel. | | preleggi; disposizioni preliminari; disposizioni preliminari al codice civile; disp. prel.; disp. prel. c.c.; disp. prel. codice civ.; disposizioni sulla legge in generale
cpc | c.p.c. | rd 1443/1940 | codice di procedura civile; codice procedura civ.; codice proc. civile; codice proc. civ.; c.p.c.
cp | c.p. | rd 1398/1930 | codice penale; codice pen.; c.p.
cpp | c.p.p. | dpr 447/1988 | codice di procedura penale; codice procedura pen.; codice proc. penale; codice proc. pen.; c.p.p.
cedu | CEDU | | CEDU; C.E.D.U.; convenzione europea dei diritti dell'uomo; convenzione europea per la salvaguardia dei diritti dell'uomo; convenzione europea per la salvaguardia dei diritti dell'uomo e delle libertà fondamentali; convenzione europea dei diritti umani; conv. eur. dir. uomo; Conv. EDU; Convenzione EDU; convenzione per la salvaguardia dei diritti dell'uomo; convenzione per la salvaguardia dei diritti dell'uomo e delle libertà fondamentali; convenzione dei diritti dell'uomo
tfue | TFUE | | TFUE; T.F.U.E.; trattato sul funzionamento dell'Unione europea; trattato FUE
tue | TUE | | TUE; T.U.E.; trattato sull'Unione europea; trattato UE
cdfue | CDFUE | | CDFUE; C.D.F.U.E.; carta dei diritti fondamentali dell'Unione europea; carta dei diritti fondamentali dell'UE; carta dei diritti fondamentali; carta di Nizza
cpmp | c.p.m.p. | | codice penale militare di pace; codice pen. mil. pace; codice pen. milit. pace; codice pen. mil. p.; c.p.m.p.
cpmg | c.p.m.g. | | codice penale militare di guerra; codice pen. mil. guerra; codice pen. milit. guerra; codice pen. mil. g.; c.p.m.g.
cpa | c.p.a. | dlgs 104/2010 | codice del processo amministrativo; codice processo amm.; codice proc. amm.; c.p.a.
cgc | c.g.c. | dlgs 174/2016 | codice di giustizia contabile; codice giust. cont.; c.g.c.
cnav | c. nav. | rd 327/1942 | codice della navigazione; codice nav.; c. nav.
cds | c.d.s. | dlgs 285/1992 | codice della strada; codice strad.; codice str.; c. strada; c. str.; c.d.s.
lfall | l. fall. | rd 267/1942 | legge fallimentare; legge fall.; l.f.
ccii | c.c.i.i. | dlgs 14/2019 | codice della crisi; codice della crisi d'impresa; codice della crisi dell'impresa; codice della crisi d'impresa e dell'insolvenza; codice della crisi dell'impresa e dell'insolvenza; c.c.i.i.; c.c.i.
codcons | cod. cons. | dlgs 206/2005 | codice del consumo; codice cons.
| | dlgs 36/2023 | cod. contr. pubbl.; codice dei contratti pubblici; codice contr. pubbl.; codice dei contratti; codice degli appalti pubblici; codice degli appalti
codpriv | cod. privacy | dlgs 196/2003 | codice della privacy; codice in materia di protezione dei dati personali; codice della protezione dei dati personali; codice priv.
cad | c.a.d. | dlgs 82/2005 | codice dell'amministrazione digitale; codice amm. dig.; c.a.d.
codamb | cod. amb. | dlgs 152/2006 | codice dell'ambiente; codice amb.; testo unico ambientale; testo unico ambiente; testo unico dell'ambiente
codbc | cod. beni cult. | dlgs 42/2004 | codice dei beni culturali; codice dei beni culturali e del paesaggio; codice beni cult.; codice Urbani
codass | cod. ass. | dlgs 209/2005 | codice delle assicurazioni; codice delle assicurazioni private; codice ass. priv.; codice assic.; codice ass.
cpi | c.p.i. | dlgs 30/2005 | codice della proprietà industriale; codice prop. ind.; c.p.i.
| | dlgs 198/2006 | codice delle pari opportunità; codice pari opp.
antimafia | cod. antimafia | dlgs 159/2011 | codice antimafia; codice delle leggi antimafia; codice delle leggi antimafia e delle misure di prevenzione
cts | c.t.s. | dlgs 117/2017 | codice del terzo settore; codice terzo sett.; c.t.s.
| | dlgs 79/2011 | codice del turismo; codice tur.
com | cod. ord. mil. | dlgs 66/2010 | codice dell'ordinamento militare; codice ord. mil.
cce | cod. com. el. | dlgs 259/2003 | codice delle comunicazioni elettroniche; codice com. el.; codice com. elettr.
| | dlgs 171/2005 | codice della nautica da diporto; codice naut. dip.
| | dlgs 1/2018 | codice della protezione civile; codice prot. civ.
tub | TUB | dlgs 385/1993 | TUB; T.U.B.; testo unico bancario; testo unico delle leggi in materia bancaria e creditizia; testo unico banc.
tuf | TUF | dlgs 58/1998 | TUF; T.U.F.; testo unico della finanza; testo unico sulla finanza; testo unico delle disposizioni in materia di intermediazione finanziaria; testo unico fin.
tuir | TUIR | dpr 917/1986 | TUIR; T.U.I.R.; testo unico delle imposte sui redditi; testo unico imposte redditi; testo unico imp. redd.
tuel | TUEL | dlgs 267/2000 | TUEL; T.U.E.L.; testo unico degli enti locali; testo unico delle leggi sull'ordinamento degli enti locali; testo unico enti loc.
tulps | TULPS | rd 773/1931 | TULPS; T.U.L.P.S.; testo unico delle leggi di pubblica sicurezza; testo unico di pubblica sicurezza; testo unico leggi P.S.; testo unico P.S.
| | dlgs 165/2001 | TUPI; T.U.P.I.; testo unico sul pubblico impiego; testo unico del pubblico impiego; testo unico pubbl. impiego
| | dpr 380/2001 | TUED; T.U.ED.; testo unico dell'edilizia; testo unico in materia edilizia; testo unico edil.
| | dpr 327/2001 | testo unico sulle espropriazioni; testo unico delle espropriazioni; testo unico espropriazione; testo unico espr.
| | dlgs 81/2008 | TUSL; T.U.S.L.; testo unico sulla sicurezza sul lavoro; testo unico della sicurezza sul lavoro; testo unico in materia di sicurezza sul lavoro; testo unico sicurezza lavoro; testo unico sic. lav.
| | dlgs 286/1998 | TUI; T.U.I.; T.U. Imm.; testo unico sull'immigrazione; testo unico dell'immigrazione; testo unico in materia di immigrazione; testo unico immigr.; testo unico imm.
| | dpr 309/1990 | testo unico sugli stupefacenti; testo unico in materia di stupefacenti; testo unico stupefacenti; testo unico stup.
| | dpr 115/2002 | TUSG; T.U.S.G.; testo unico sulle spese di giustizia; testo unico delle spese di giustizia; testo unico in materia di spese di giustizia; testo unico sp. giust.
| | dpr 445/2000 | testo unico sulla documentazione amministrativa; testo unico della documentazione amministrativa; testo unico in materia di documentazione amministrativa; testo unico doc. amm.
| | dlgs 175/2016 | TUSP; T.U.S.P.; testo unico sulle società partecipate; testo unico delle società partecipate; testo unico in materia di società a partecipazione pubblica; testo unico soc. part.
tur | TUR | dpr 131/1986 | TUR; T.U.R.; testo unico dell'imposta di registro; testo unico sull'imposta di registro; testo unico delle disposizioni concernenti l'imposta di registro; testo unico imp. reg.; testo unico registro
tus | TUS | dlgs 346/1990 | TUS; T.U.S.; testo unico delle successioni; testo unico successioni e donazioni; testo unico imp. succ.
| | dlgs 504/1995 | testo unico delle accise; testo unico sulle accise; testo unico accise
tuld | TULD | dpr 43/1973 | TULD; T.U.L.D.; testo unico delle leggi doganali; testo unico delle disposizioni legislative in materia doganale
| | dpr 1124/1965 | testo unico INAIL; testo unico infortuni; testo unico sugli infortuni sul lavoro; testo unico delle disposizioni per l'assicurazione obbligatoria contro gli infortuni sul lavoro; testo unico inf. lav.
| | rd 1265/1934 | testo unico delle leggi sanitarie; testo unico leggi san.; TULS
| | rd 1775/1933 | testo unico delle acque; testo unico sulle acque; testo unico acque; testo unico delle disposizioni di legge sulle acque e impianti elettrici
| | dpr 3/1957 | testo unico degli impiegati civili dello Stato; testo unico imp. civ. St.; statuto degli impiegati civili dello Stato
| | dpr 361/1957 | testo unico delle leggi elettorali; testo unico per l'elezione della Camera dei deputati
| | dpr 570/1960 | testo unico delle elezioni comunali; testo unico elezioni amministrative
| | dlgs 297/1994 | testo unico dell'istruzione; testo unico scuola; testo unico della scuola; testo unico istr.
tusma | TUSMA | dlgs 208/2021 | TUSMA; T.U.S.M.A.; testo unico dei servizi di media audiovisivi
| | rd 1611/1933 | testo unico sull'Avvocatura dello Stato; testo unico delle leggi sull'Avvocatura dello Stato; testo unico Avv. Stato
| | dpr 313/2002 | testo unico sul casellario giudiziale; testo unico in materia di casellario giudiziale; testo unico cas. giud.
| | rd 1214/1934 | testo unico sulla Corte dei conti; testo unico delle leggi sulla Corte dei conti
| | dpr 398/2003 | testo unico sul debito pubblico; testo unico in materia di debito pubblico
| | dpr 54/2002 | testo unico sulla circolazione e il soggiorno dei cittadini dell'Unione europea
| | rd 1175/1931 | testo unico per la finanza locale; testo unico sulla finanza locale; testo unico fin. loc.
| | rd 1604/1931 | testo unico delle leggi sulla pesca; testo unico sulla pesca
| | rd 1054/1924 | testo unico delle leggi sul Consiglio di Stato; testo unico sul Consiglio di Stato
| | dpr 90/2010 | testo unico delle disposizioni regolamentari in materia di ordinamento militare; TUOM; T.U.O.M.
| | dpr 180/1950 | testo unico sul sequestro e il pignoramento degli stipendi
tce | TCE | | TCE; T.C.E.; trattato che istituisce la Comunità europea; trattato CE; trattato istitutivo della Comunità europea
cdf | cod. deont. for. | | codice deontologico forense; codice deont. forense; codice deont. for.; codice deontologico degli avvocati
| | dlgs 151/2001 | testo unico maternità; testo unico sulla maternità; testo unico della maternità e paternità
`;

/** Number of general codes at the start of the table. */
export const generalCodes = 10;
