/**
 * Names of several successive acts, latest first: `name | key | label | number | years | adjectives
 * | in force since`.
 *
 * `key` is that of the act, or its number if it has no other. `label` and `number` are filled for
 * acts missing from the other tables. `years` identify the act in a text: years of enactment and of
 * entry into force. `adjectives` is "yes" if "previgente" means the previous act; for an act of
 * 1942 it means an earlier text.
 *
 * Source: commencement provisions of the acts at Normattiva and in the official journal.
 */
export const tableOfSuccessors = `
cc | cc | | | 1942 | | 1942-04-21
cc | cc1865 | c.c. 1865 | rd 2358/1865 | 1865 1866 | | 1866-01-01
cpc | cpc | | | 1940 1942 | | 1942-04-21
cpc | cpc1865 | c.p.c. 1865 | rd 2366/1865 | 1865 1866 | | 1866-01-01
cp | cp | | | 1930 1931 | | 1931-07-01
cp | cp1889 | c.p. 1889 | rd 6133/1889 | 1889 1890 | | 1890-01-01
cpp | cpp | | | 1988 1989 | yes | 1989-10-24
cpp | cpp1930 | c.p.p. 1930 | rd 1399/1930 | 1930 1931 | | 1931-07-01
cpp | cpp1913 | c.p.p. 1913 | rd 127/1913 | 1913 1914 | | 1914-01-01
cds | cds | | | 1992 1993 | yes | 1993-01-01
cds | cds1959 | c.d.s. 1959 | dpr 393/1959 | 1959 | | 1959-07-01
cds | cds1933 | c.d.s. 1933 | rd 1740/1933 | 1933 1934 | | 1933-12-08
dlgs:2023:36 | dlgs:2023:36 | | | 2023 | yes | 2023-07-01
dlgs:2023:36 | dlgs:2016:50 | | | 2016 | yes | 2016-04-19
dlgs:2023:36 | dlgs:2006:163 | | | 2006 | | 2006-07-01
cdf | cdf | | | 2014 | yes | 2014-12-15
cdf | cdf1997 | cod. deont. for. 1997 | | 1997 | | 1997-04-17
tulps | tulps | | | 1931 | | 1931-07-01
tulps | tulps1926 | TULPS 1926 | rd 1848/1926 | 1926 | | 1927-01-01
tusma | tusma | | | 2021 | yes | 2021-12-25
tusma | dlgs:2005:177 | | | 2005 | | 2005-09-08
dpr:2000:230 | dpr:2000:230 | | | 2000 | yes | 2000-09-06
dpr:2000:230 | dpr:1976:431 | | | 1976 | | 1976-06-23
dpr:2000:396 | dpr:2000:396 | | | 2000 | yes | 2001-03-30
dpr:2000:396 | rd:1939:1238 | | | 1939 | | 1940-07-01
dpr:1992:495 | dpr:1992:495 | | | 1992 | | 1993-01-01
dpr:1992:495 | dpr:1959:420 | | | 1959 | | 1959-07-01
`;
