/** Encodes text as UTF-8, for tests: TextEncoder is part of Node and browsers, not of the language. */
export function bytesOf(text: string): Uint8Array {
  const octets = encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Uint8Array.from(octets, (char) => char.charCodeAt(0));
}
