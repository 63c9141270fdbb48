/** The browser and system of a User-Agent, in two words. Approximate: it only helps users to recognize a session. */
const browsers: [name: string, sign: RegExp][] = [
  // The order matters: Edge and Opera also contain "Chrome", and Chrome also contains "Safari".
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

export function wordDevice(userAgent: string | null): { name: string; isPhone: boolean } {
  const find = (list: [string, RegExp][]): string | undefined => list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  const name = browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device');
  return { name, isPhone: /\b(Mobile|iPhone|Android)\b/.test(userAgent ?? '') };
}
