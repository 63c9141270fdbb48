/** The made-up names that nobody has. */

export interface ControlNames {
  /** The same until it is answered: a server that puts first-time recipients off would put each new one off again, beside a target that it knows by now. */
  readonly nameFor: (domain: string, address: string) => string;
  /** Once it was answered. */
  readonly forget: (domain: string, address: string) => void;
}

const maxNames = 20_000;

/** @param random 0 to 1 */
export function createControlNames(random: () => number): ControlNames {
  /** Those that were told nothing yet, by domain and server, oldest first. */
  const names = new Map<string, string>();
  return {
    nameFor(domain, address) {
      const key = `${domain} ${address}`;
      const name = names.get(key) ?? madeUpName(random);
      names.delete(key);
      names.set(key, name);
      for (const [oldest] of names) {
        if (names.size <= maxNames) break;
        names.delete(oldest);
      }
      return name;
    },
    forget: (domain, address) => void names.delete(`${domain} ${address}`),
  };
}

/** A name that nobody has: 18 of 31 letters and digits, 89 bits. It begins with a letter, as names do; none of the letters that read like others. */
function madeUpName(random: () => number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz';
  const signs = `${letters}23456789`;
  const pick = (from: string): string => from[Math.floor(random() * from.length)] ?? 'x';
  return pick(letters) + Array.from({ length: 17 }, () => pick(signs)).join('');
}
