/** Text in old character encodings, by asking the decoder which bytes it reads as which character. */

const encoders = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** @param charset a label of the Encoding Standard with one or two bytes per character: windows-1252, shift_jis */
export function encoded(text: string, charset: string): Uint8Array {
  const table = tableOf(charset);
  return Uint8Array.from(
    Array.from(text).flatMap((char) => {
      const bytes = table.get(char);
      if (!bytes) throw new Error(`${charset} has no ${char}.`);
      return bytes;
    }),
  );
}

function tableOf(charset: string): ReadonlyMap<string, readonly number[]> {
  const known = encoders.get(charset);
  if (known) return known;
  const decoder = new TextDecoder(charset);
  const table = new Map<string, readonly number[]>();
  const note = (bytes: readonly number[]): void => {
    const char = decoder.decode(Uint8Array.from(bytes));
    if (Array.from(char).length === 1 && char !== '\uFFFD' && !table.has(char)) table.set(char, bytes);
  };
  for (let first = 0; first < 256; first++) note([first]);
  if (charset !== 'windows-1252')
    for (let first = 0x81; first < 256; first++) for (let second = 0x40; second < 256; second++) note([first, second]);
  encoders.set(charset, table);
  return table;
}
