/** What the words beside a phone number say about it: voice, fax, mobile. */
import type { PhoneKind } from './facts.ts';
import type { Line, Scope } from './scope.ts';

export const faxLabel = /(?:tele)?fax|t[ée]l[ée]copie|faks|facsimile|📠|факс|φαξ|ファ(?:ッ)?クス|传真|傳真|(?:^|[\s|,;(/])fx?\s*[.:]?\s*$/i;
export const mobileLabel =
  /mobil|handy|\bcell|gsm|portable|celular|cellulare|móvil|telem[oó]vel|\bt(?:l|ele)?m\b|\bkänny|\bcel\.?\b|\bkom\.|komórk|(?:^|[\s|,;(/])m\s*[.:]\s*$|\bmob\b/i;
export const whatsappLabel = /whats\s?app/i;
export const voiceLabel =
  /tel[eéè]?|phone|\bph\b|\bcall|\bfon|t[ée]l|hot ?line|toll|ring us|\bbel\b|bellen|chiama|appel|llam|ligu|office|direct|\bmain\b|zentrale|teléfono|telefon|infoline|dial|ext\b|switchboard|sentralbord|hovednummer|hauptnummer|hoofdnummer|huvudnummer|växel|omstilling|vaihde|centralita|standard\s*:|contact|notruf|emergency|numero verde|num[ée]ro vert|n[°º]\s?(?:azur|vert)|free(?:phone|call)|sin costo|gratuit|ligue|\bpbx\b|conmutador|fono|τηλ|тел|\btlf|\bpuh\b|대표전화|전화|☎|📞|☏|✆|(?:^|[\s|,;(/])[tp]\s*[.:]?\s*$|電話/i;
/** The words before a number that say what it is: in its line since the number before it, else the line above if that is a label. */
export function labelBefore(scope: Scope, line: Line, offset: number): string {
  const own = line.text.slice(Math.max(0, offset - 40), offset);
  // "call Ana Silva, our operations manager, on 0428 551 902"
  if (/(?<!\p{L})(?:call|ring|phone|text)(?!\p{L})[^.!?\d]{0,80}\s(?:on|at)\s$/iu.test(line.text.slice(Math.max(0, offset - 100), offset)))
    return 'call';
  const since = own.replace(/^.*\d{4,}\s*/s, '');
  if (/[\p{L}📠]/u.test(since)) return isNamed(since) ? since : (labelOfBlock(scope, line) ?? since);
  if (own.length < Math.min(offset, 40)) return since;
  if (/\d{4}/.test(own)) return since;
  const ofClass = classLabel(scope, line);
  if (ofClass !== null) return ofClass;
  const above = columnLabel(scope, line) ?? scope.lines[line.index - 1];
  return above && above.text.length <= 30 && !/\d{4}/.test(above.text) ? above.text : since;
}

const isNamed = (label: string): boolean =>
  voiceLabel.test(label) || faxLabel.test(label) || mobileLabel.test(label) || whatsappLabel.test(label);

/** "Fax:" in a line of its own above several numbers with other words, in one paragraph. */
function labelOfBlock({ lines }: Scope, { index, block }: Line): string | null {
  for (let at = index - 1; at >= 0 && lines[at]?.block === block; at--) {
    const text = lines[at]?.text ?? '';
    if (text.length <= 30 && !/\d/.test(text) && isNamed(text)) return text;
    if (isNamed(text)) return null;
  }
  return null;
}

/** "fax" in the class of the element around a number, if it doesn't also name phones. */
function classLabel({ page }: Scope, { block }: Line): string | null {
  const { hint = '', first = 0, end = 0 } = page.containers[block.container] ?? {};
  return end - first <= 2 && /(?:^|[\s_-])(?:tele)?fax(?:$|[\s_-])/.test(hint) && !/phone|tel(?!efax)|mobil/.test(hint) ? 'fax' : null;
}

/** In a table, the cell above in the same column, if nothing in the row itself is a label. */
function columnLabel({ page, linesOfBlock, lines }: Scope, line: Line): Line | undefined {
  const { containers } = page;
  const cell = line.block.container;
  const row = containers[cell]?.parent ?? -1;
  const previous = lines[line.index - 1];
  if (!/^t[dh]$/.test(containers[cell]?.tag ?? '') || !previous) return undefined;
  if (containers[previous.block.container]?.parent === row && !/\d{2}/.test(previous.text)) return undefined;
  const parent = containers[row]?.parent;
  let above = row - 1;
  while (above > (parent ?? 0) && !(containers[above]?.tag === 'tr' && containers[above]?.parent === parent)) above--;
  const cellsOf = (of: number): number[] => {
    const found: number[] = [];
    for (let at = of + 1; at < containers.length && (containers[at]?.first ?? 0) < (containers[of]?.end ?? 0); at++)
      if (containers[at]?.parent === of) found.push(at);
    return found;
  };
  const sibling = containers[above]?.tag === 'tr' ? cellsOf(above)[cellsOf(row).indexOf(cell)] : undefined;
  const [label] = sibling === undefined ? [] : (linesOfBlock.get(containers[sibling]?.first ?? -1) ?? []);
  return label;
}

const voiceAndFax =
  /(?:tel\p{L}{0,8}|phone|fon|\bt)\.?(?:\W{0,3}[/&+]\W{0,3}|\W+(?:and|und|et|y|e|u|or|en|i|a|og|och|ve)\W+)(?:tele)?fa(?:x|ks)/iu;

/** "503-223-4419 fax", "(F)"; but in "503-223-4410 Fax 503-223-4419" the word belongs to the next number. */
function isFaxAfter(label: string, following: string): boolean {
  if (/^\s*[([]\s*(?:(?:tele)?fax|faks|f)\s*[.)\]]/i.test(following)) return true;
  const [, digit] = /^\s*[-–,]?\s*(?:tele)?(?:fax|faks)(?!\p{L})[^\p{L}\d]{0,6}(\d?)/iu.exec(following) ?? [];
  return digit === '' && !voiceLabel.test(label.replace(/^.*[,;|]/, ''));
}

/** @param following up to 24 characters after the number */
export function kindOf(label: string, following: string): PhoneKind | null {
  if (isFaxAfter(label, following)) return 'fax';
  if (/^\s*[([-]?\s*(?:mobile?|cell|handy|gsm)/i.test(following) && !voiceLabel.test(label)) return 'mobile';
  // The last word counts: "Tel. 1234, Fax", "No fax? Call". "Tel/Fax" is both, and a person answers.
  if (faxLabel.test(label)) return voiceAndFax.test(label) || /fax.*(?:tel|phone|\bcall)/i.test(label) ? null : 'fax';
  if (whatsappLabel.test(label)) return 'whatsapp';
  return mobileLabel.test(label) ? 'mobile' : null;
}
