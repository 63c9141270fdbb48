/**
 * What businesses are called that cannot be people: "Reedereien", "talleres mecánicos", "bakkerijen". The singular is listed where it is used of the business,
 * too; where a person is called so ("insurance broker"), only the plural.
 */
import { businessesOfGoods } from './businesses-of-goods.ts';
import { titleWordsOf } from '../titles/index.ts';
import { businessesOfServices } from './businesses-of-services.ts';
import { singularsOf } from '../text/singulars.ts';

const byName = new Map<string, string>();
for (const [id, names] of [...businessesOfGoods, ...businessesOfServices])
  for (const name of names.split('|')) if (!byName.has(name)) byName.set(name, id);

/** Shorter words may have another meaning in the singular: "mines". */
const shortestPlural = 8;
let bySingular: ReadonlyMap<string, string> | undefined;

/** "Kapsalon utrecht", "pâtisserie lyon": the singular of a business that is listed in the plural, unless a person is called so. */
function singularBusinesses(): ReadonlyMap<string, string> {
  if (bySingular) return bySingular;
  const singulars = new Map<string, string>();
  for (const [name, id] of byName) {
    const words = name.split(' ');
    if (name.length < shortestPlural) continue;
    const at = words.length > 1 && romance.test(words[1] ?? '') ? 0 : words.length - 1;
    for (const singular of singularsOf(words[at] ?? '')) {
      const form = words.with(at, singular).join(' ');
      if (singular.length >= 5 && !byName.has(form) && !singulars.has(form)) singulars.set(form, id);
    }
  }
  return (bySingular = singulars);
}

/** In the Romance languages, the noun comes first: "agences de voyages". */
const romance = /^(?:de|d|du|des|di|da|do|dos|das|del|della|en|a|al|alla)$/;

const isOfPeople = (form: string): boolean => titleWordsOf(form).some(({ kind }) => kind === 'rank' || kind === 'occupation');

/** @param form folded */
export function businessNamed(form: string): string | null {
  const listed = byName.get(form);
  if (listed !== undefined) return listed;
  const id = singularBusinesses().get(form);
  return id !== undefined && !isOfPeople(form) ? id : null;
}

export const namesOfBusinesses = (): Iterable<string> => byName.keys();
