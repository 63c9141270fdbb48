/** Names of size classes beside a headcount. In a separate file, because the dashboard loads company-sizes.ts for the names of the bands. */

/**
 * Names of size classes before or after a headcount, in seven languages without accents. Sources of the classes: the EU's definition of SMEs
 * (Recommendation 2003/361/EC: micro, small, medium), the French classes of décret 2008-1354 (TPE, PME, ETI, GE), and the segments of CRMs.
 */
const classNames =
  'micro|tiny|market|sized|very small|small|smaller|medium|medium sized|mid|mid sized|mid size|midsize|midsized|mid market|midmarket|middle market|large|larger|very large|big|huge|major|enterprises?|enterprise level|corporate|corporations?|company|companies|business|businesses|startups?|start ups?|scale ?ups?|smb|smbs|sme|smes|msme|' +
  'klein|kleine|kleinst|kleinstunternehmen|kleinunternehmen|mittel|mittlere|mittelgross|mittelstand|gross|grosse|konzern|grossunternehmen|unternehmen|kmu|' +
  'tpe|pme|eti|ge|petite|moyenne|grande|entreprise|tres petite|micro entreprise|' +
  'pequena|mediana|grande|empresa|pyme|pymes|microempresa|media|pme|mpe|epp|' +
  'micro impresa|piccola|impresa|azienda|pmi|klein bedrijf|middelgroot|groot|grootbedrijf|bedrijf|mkb';
const className = `(?:${classNames.replaceAll(' ', '[ -]')})`;
const classAround = new RegExp(
  `^(?:${className}\\b[\\s&/-]*)+[\\s:(,=[–-]*(?=[<>≤≥~]|\\p{L}|\\d)|[\\s:(,[–-]+(?:${className}\\b[\\s&/-]*)+\\)?$`,
  'gu',
);

/**
 * The text without the name of a size class, if what remains says that it is a headcount: "Medium (50-250 employees)", "SMB 11-50", "Large: 1000+".
 * A number alone may be a rank or a number of companies ("Tier 1", "Medium (212)"), and millions are revenue ("Large: 50m+").
 * @param text folded to lower case
 */
export function withoutClass(text: string): string {
  const rest = text.replaceAll(classAround, ' ').trim();
  if (rest === text) return text;
  const isHeadcount =
    /\d[\d.,' k]*(?:-|to|bis|a|tot|y|e|et|and|und)\s*\d|\d\s*k?\s*\+|[<>≤≥]/.test(rest) || /\d.*\p{L}{3,}|\p{L}{3,}.*\d/u.test(rest);
  return isHeadcount && !/\d\s*(?:m|mio)\b/.test(rest) ? rest : text;
}
