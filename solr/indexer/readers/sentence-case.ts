/** Names that keep their capital in a title converted to lower case. */
const names = new Map(
  "Corte|Stato|Cost.|Costituzione|Presidente della Repubblica|Presidente del Consiglio|Consiglio dei ministri|Parlamento|Camera|Senato|Italia|Roma|Regione|Sicilia|Sardegna|Lombardia|Lazio|Toscana|Piemonte|Veneto|Puglia|Campania|Calabria|Liguria|Umbria|Marche|Abruzzo|Molise|Basilicata|Trento|Bolzano|Trentino-Alto Adige|Friuli-Venezia Giulia|Emilia-Romagna|Valle d'Aosta|Unione europea"
    .split('|')
    .map((name) => [name.toLowerCase(), name]),
);
const initials =
  /(?<![\p{L}.])(?:\p{L}\.){2,}\p{L}?(?![\p{L}])|(?<!\p{L})(?:INPS|INAIL|IVA|IRPEF|ICI|IMU|IRAP|SPA|SRL|TAR|CEDU|UE|CEE|TUIR|SIAE|ENEL|RAI|CONI|ENPAS|INADEL|ENPALS|GESCAL|INA|[IVXL]{2,})(?!\p{L})/gu;

/** Converts a title in capitals to sentence case. Other titles are unchanged. */
export function sentenceCase(title: string): string {
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = title.match(/\p{Lu}/gu) ?? [];
  if (letters.length < 8 || capitals.length < letters.length * 0.7) return title;
  const initialisms: string[] = [];
  const placeholders = title.replace(initials, (word) => `\u0001${initialisms.push(word) - 1}\u0002`);
  return placeholders
    .split(/(\s+[-–—]\s+|(?<=\p{L}{3})\.\s+)/u)
    .map((part) => withNames(part.toLowerCase()).replace(/\p{L}/u, (first) => first.toUpperCase()))
    .join('')
    .replace(/\u0001(\d+)\u0002/g, (_, i: string) => initialisms[Number(i)] ?? '');
}

function withNames(part: string): string {
  return part.replace(/\p{L}[\p{L}'’.-]*/gu, (word) => names.get(word) ?? word);
}
