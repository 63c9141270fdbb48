/** The limit of one request; the contract allows 200,000 characters. */
const mostLetters = 150_000;

/**
 * Splits a long text into parts of whole lines, each short enough for one request. Empty lines are kept, so that line numbers stay correct.
 */
export function partsOfLines(text: string, most = mostLetters): { text: string; lines: number }[] {
  const parts: { text: string; lines: number }[] = [];
  let lines: string[] = [];
  let letters = 0;
  const close = (): void => {
    const before = parts.at(-1);
    if (lines.some((line) => line.trim() !== '')) parts.push({ text: lines.join('\n'), lines: lines.length });
    else if (before) before.lines += lines.length;
    lines = [];
    letters = 0;
  };
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (letters + line.length + 1 > most && lines.length > 0) close();
    lines.push(line);
    letters += line.length + 1;
  }
  close();
  return parts;
}
