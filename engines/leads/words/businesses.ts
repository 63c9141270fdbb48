/**
 * What businesses are called that cannot be people: "Reedereien", "talleres mecánicos", "bakkerijen". The singular is listed where it is used of the business,
 * too; where a person is called so ("insurance broker"), only the plural.
 */
import { businessesOfGoods } from './businesses-of-goods.ts';
import { businessesOfServices } from './businesses-of-services.ts';

const byName = new Map<string, string>();
for (const [id, names] of [...businessesOfGoods, ...businessesOfServices])
  for (const name of names.split('|')) if (!byName.has(name)) byName.set(name, id);

/** @param form folded */
export const businessNamed = (form: string): string | null => byName.get(form) ?? null;

export const namesOfBusinesses = (): Iterable<string> => byName.keys();
