/**
 * Cloudflare's email address obfuscation: hexadecimal bytes, of which the first is combined with each of the others by exclusive or
 * (developers.cloudflare.com, "Email Address Obfuscation").
 * @returns null if the result isn't an address
 */
export function decodeCloudflare(hex: string): string | null {
  if (!/^(?:[\da-f]{2}){4,300}$/i.test(hex)) return null;
  const key = Number.parseInt(hex.slice(0, 2), 16);
  let encoded = '';
  for (let i = 2; i < hex.length; i += 2) encoded += `%${(Number.parseInt(hex.slice(i, i + 2), 16) ^ key).toString(16).padStart(2, '0')}`;
  try {
    const text = decodeURIComponent(encoded);
    return text.includes('@') ? text : null;
  } catch {
    return null;
  }
}
