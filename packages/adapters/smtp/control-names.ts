/** Local parts of the made-up control addresses. */

export interface ControlNames {
  /**
   * Returns the same name until the control is answered: a greylisting server would defer each new name again while it already knows
   * the target.
   */
  readonly nameFor: (domain: string, address: string) => string;
  /** Call once the control is answered. */
  readonly forget: (domain: string, address: string) => void;
}

const maxNames = 20_000;

/** @param random 0 to 1 */
export function createControlNames(random: () => number): ControlNames {
  /** Names without an answer yet, by domain and server, oldest first. */
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

/**
 * A local part that nobody has: 18 of 31 characters, 89 bits. Starts with a letter, as names do, and uses no easily confused
 * characters.
 */
function madeUpName(random: () => number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz';
  const signs = `${letters}23456789`;
  const pick = (from: string): string => from[Math.floor(random() * from.length)] ?? 'x';
  return pick(letters) + Array.from({ length: 17 }, () => pick(signs)).join('');
}
