/** Documents name only commands, files and headings that exist, so that a rename or removal shows which documents to correct. */
import { posix } from 'node:path';

/** What documents may name. */
export interface Named {
  /** Paths from the repository's root. */
  readonly files: readonly string[];
  /** Names of `npm run NAME`. */
  readonly scripts: readonly string[];
  /** Names of `npm run operator -- NAME`. */
  readonly operatorCommands: readonly string[];
  /** Reads a file of the repository. */
  readonly read: (path: string) => string;
}

/** Built or installed, so not in git. */
const unlisted = /(?:^|\/)(?:dist|node_modules|test-results)(?:\/|$)/;
/** The example of docs/adding-a-feature.md, which does not exist yet. */
const planned = /(?:^|[/-])monitoring(?:[./]|$)/;
const codeFile = /^[\w./-]*[\w-]\.(?:tsx?|mjs|sql|md|css|ya?ml|jsonl?|tsv|py|sh)$/;
const zones = /^(?:apps|bench|deploy|docs|e2e|engines|packages|scripts)\/[\w./-]+$/;

/**
 * @returns a check of one Markdown document: given its path from the repository's root and its text, it returns a sentence for each name that does not exist.
 * Names of source files are complete paths or their last parts; a data file (JSON, TSV) is checked only with a complete path, because formats of customers and
 * registers have such names, too.
 */
export function documentLaw({ files, scripts, operatorCommands, read }: Named): (path: string, text: string) => string[] {
  const places = new Set(files.flatMap((file) => [file, ...parentsOf(file)]));
  const lastParts = lastPartsOf(files);
  const exists = (target: string): boolean => places.has(target) || unlisted.test(target) || planned.test(target);

  return (path, text) => {
    const broken: string[] = [];
    const report = (name: string): void => void broken.push(`${path} names ${name}, which doesn't exist.`);

    for (const [command, name = ''] of text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)) if (!scripts.includes(name)) report(command);
    for (const [command, name] of text.matchAll(/\bnpm run bench -- ([a-z][\w-]*)/g))
      if (!exists(`bench/${name}.bench.ts`)) report(command);
    for (const [command, name = ''] of text.matchAll(/\bnpm run operator -- ([a-z][\w-]*)/g))
      if (!operatorCommands.includes(name)) report(command);
    for (const [command, file = ''] of text.matchAll(/\bnode ((?:[\w-]+\/)+[\w.-]+\.(?:ts|mjs))/g)) if (!exists(file)) report(command);

    for (const [, code = ''] of text.matchAll(/`([^`\n]+)`/g))
      for (const word of code.split(/[\s(),:]+/)) {
        const name = word.replace(/^\.\//, '').replace(/[/.]$/, '');
        if (zones.test(word) ? !exists(name) : isSource(word) && !planned.test(name) && !lastParts.has(name)) report(word);
      }

    for (const [link, target = '', anchor] of text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)) {
      const file = target === '' ? path : posix.join(posix.dirname(path), decodeURIComponent(target)).replace(/\/$/, '');
      if (!exists(file)) report(link.slice(2, -1));
      else if (anchor !== undefined && file.endsWith('.md') && !headingsOf(read(file)).includes(anchor)) report(link.slice(2, -1));
    }
    return broken;
  };
}

/** A name of a source file or document in a line; not a part of an address, a pattern (`*-run.ts`) or a property. */
const fileInComment = /(?<![\w/.@*-])(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|sql|md|css)\b(?![./])/g;

/** @returns a check of one source file: given its text, it returns the files that its comments name and that do not exist */
export function missingInComments(files: readonly string[]): (text: string) => string[] {
  const lastParts = lastPartsOf(files);
  return (text) =>
    Array.from(text.matchAll(/^\s*\*(.*)$|\/\*\*?(.*)$|\/\/(.*)$|^--(.*)$/gm), (comment) => comment.slice(1).join(''))
      .flatMap((comment) => comment.match(fileInComment) ?? [])
      .filter((name) => !lastParts.has(name));
}

const lastPartsOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))));

const isSource = (word: string): boolean => codeFile.test(word) && !/\.(?:jsonl?|tsv|ya?ml|py|sh)$/.test(word) && !word.includes('..');

const parentsOf = (file: string): string[] =>
  file.split('/').flatMap((_, index, parts) => (index === 0 ? [] : [parts.slice(0, index).join('/')]));

/** As GitHub makes anchors of headings. */
function headingsOf(markdown: string): string[] {
  return Array.from(markdown.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .replaceAll(/`|\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
