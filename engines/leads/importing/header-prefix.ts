/** Names of columns as databases write them, each with an abbreviation of the table: "kun_name", "kun_town". */
import { targetOfHeader } from './headers.ts';

/** Short words before an underscore that change what a name means: "last_name", "work_phone", "is_active". */
const meant = /^(?:last|main|home|work|next|prev|new|old|has|is|num|nb|no|hq|org|lead|deal|user|bill|ship|per|min|max|avg|sum)$/i;
const fewest = 4;

/**
 * @returns for each column the name without the abbreviation that most columns share; null where there is none, or where the name is known with it
 */
export function namesWithoutPrefix(header: readonly string[]): (string | null)[] {
  const prefixOf = (name: string): string | null => /^([\p{L}]{2,4})[_.](?=\p{L}{2})/u.exec(name.trim())?.[1]?.toLowerCase() ?? null;
  const [prefix, same] = [...Map.groupBy(header, prefixOf)]
    .filter(([each]) => each !== null)
    .toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [null, []];
  const isShared =
    prefix !== null && !meant.test(prefix) && targetOfHeader(prefix) === null && same.length >= Math.max(fewest, header.length * 0.6);
  return header.map((name) =>
    isShared && prefixOf(name) === prefix && targetOfHeader(name) === null ? name.trim().slice(prefix.length + 1) : null,
  );
}
