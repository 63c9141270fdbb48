/** Paths of files are read from their URLs with `fileURLToPath`: `pathname` keeps a space or an umlaut of a folder's name encoded, so that nothing is found. */

/** URLs of files in this source: `import.meta.url`, and constants that are resolved against it. */
function fileUrlsIn(source: string): string[] {
  const names: string[] = [];
  for (const [, name = '', base = ''] of source.matchAll(/\bconst (\w+) = new URL\((?:[^()]*, )?([\w.]+)\)/g))
    if (base === 'import.meta.url' || names.includes(base)) names.push(name);
  return names;
}

/** @returns the expressions that use an encoded path */
export function brokenPathLaws(source: string): string[] {
  const direct = Array.from(source.matchAll(/import\.meta\.url\)\.pathname/g), ([text]) => text);
  const urls = fileUrlsIn(source).map((name) => `${name}.pathname`);
  return [...direct, ...urls.filter((text) => new RegExp(`\\b${text.replace('.', '\\.')}\\b`).test(source))];
}
