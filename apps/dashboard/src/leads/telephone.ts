/** Links that call a number. */

/** Letters on the keys 2 to 9 (ITU-T E.161). */
const keys = '22233344455566677778889999';

/**
 * A telephone URI (RFC 3966) for a number as people and files write it: without spaces, brackets, the "(0)" that is only dialed inside the country, and
 * words; with "+" for "00", digits for the letters of a vanity number, and `;ext=` for an extension, which is dialed after the call is answered.
 * @param phone of several numbers, the first that has five digits
 * @returns for example "tel:+49301234567;ext=12" for "0049 (0)30 1234567 ext. 12"
 */
export function telOf(phone: string): string {
  // A slash after seven digits separates numbers; an earlier one follows an area code: "030 / 123 45 67".
  const parts = phone.split(/[;,|\n]|(?<=(?:\d[^\d/]*){7})\//);
  const one = parts.find((part) => part.replace(/\D/g, '').length > 4) ?? phone;
  const [, number = one, extension] = /^(.*?\d.*?)\s*(?:\bext(?:\.|ension)?|(?<=[\d\s])x|durchwahl|poste|#)\s*(\d+)\s*$/i.exec(one) ?? [];
  const dialed = number
    .replace(/^\s*\p{L}+\.?\s*:/u, '')
    .replace(/^([\s(]*(?:\+|00).*?)\(0\)/, '$1')
    // Not those of a text without a number.
    .replace(/(?<=^\s*[+\d(].*)[a-z]/gi, (letter) => keys[letter.toLowerCase().charCodeAt(0) - 97] ?? '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return `tel:${dialed}${extension ? `;ext=${extension}` : ''}`;
}
