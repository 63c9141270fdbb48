/** Local parts of the made-up control addresses. */
import { type ControlShape, makeUpName } from '@leadlight/verification';

export interface ControlNames {
  /**
   * Returns the same name until the control is answered: a greylisting server would defer each new name again while it already knows
   * the target.
   */
  readonly nameFor: NameFor;
  /** Call once the control is answered. */
  readonly forget: (domain: string, shape: ControlShape, index: number) => void;
}

/** The local part of a domain's made-up address of this shape; `index` tells those of one shape apart. */
export type NameFor = (domain: string, shape: ControlShape, index: number) => string;

const maxNames = 20_000;

/** @param random 0 to 1 */
export function createControlNames(random: () => number): ControlNames {
  /** Names without an answer yet, by domain and shape, oldest first. */
  const names = new Map<string, string>();
  return {
    nameFor(domain, shape, index) {
      const key = `${domain} ${shape} ${index}`;
      const name = names.get(key) ?? makeUpName(shape, index, random);
      names.delete(key);
      names.set(key, name);
      for (const [oldest] of names) {
        if (names.size <= maxNames) break;
        names.delete(oldest);
      }
      return name;
    },
    forget: (domain, shape, index) => void names.delete(`${domain} ${shape} ${index}`),
  };
}
