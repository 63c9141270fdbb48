/**
 * Makes icons smaller in the build. A file that imports icons from lucide-react gets their drawings instead, for `iconOf` of packages/ui: without
 * lucide's component, whose options no screen uses, and without the keys of elements, which are random letters and don't compress. An icon that
 * several chunks use is repeated in each, because a drawing is smaller than what loading it from a chunk of its own costs.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What the module of an icon exports. */
interface IconModule {
  __iconData: { size: number; node: [name: string, attributes: Record<string, string>][] };
}

const folder = new URL('../esm/', import.meta.resolve('lucide-react'));
/** The modules of icons by the names under which lucide-react exports them. */
const modules = new Map(
  Array.from(
    readFileSync(new URL('lucide-react.mjs', folder), 'utf8').matchAll(/^export \{(.*)\} from '\.\/(icons\/[\w-]+\.mjs)';$/gm),
  ).flatMap(([, names = '', path = '']) => Array.from(names.matchAll(/default as (\w+)/g), ([, name = '']) => [name, path] as const)),
);

/** The elements of an icon: name and attributes of each. @param name as lucide-react exports it @throws if there is none */
export async function drawingOf(name: string): Promise<(readonly [name: string, attributes: Record<string, string>])[]> {
  const path = modules.get(name);
  if (path === undefined) throw new Error(`lucide-react has no icon ${name}`);
  const { __iconData } = (await import(new URL(path, folder).href)) as IconModule;
  if (__iconData.size !== 24) throw new Error(`The icon ${name} has a grid of ${__iconData.size}, and iconOf has one of 24`);
  return __iconData.node.map(([element, attributes]) => [
    element,
    Object.fromEntries(Object.entries(attributes).filter(([attribute]) => attribute !== 'key')),
  ]);
}

/** The source of a file with drawings instead of imports from lucide-react. Imports of types remain. */
export async function withDrawings(source: string): Promise<string> {
  const [statement, specifiers] = /^import \{([^}]*)\} from 'lucide-react';$/m.exec(source) ?? [];
  if (statement === undefined || specifiers === undefined) return source;
  const named = specifiers.split(',').map((each) => each.trim());
  const types = named.filter((each) => each.startsWith('type '));
  const icons = named.filter((each) => each !== '' && !types.includes(each));
  const drawings = icons.map(async (icon) => {
    const [name = '', local = name] = icon.split(/\s+as\s+/);
    return `const ${local} = /* @__PURE__ */ iconOf(${JSON.stringify(await drawingOf(name))});`;
  });
  return source.replace(
    statement,
    [
      "import { iconOf } from '@leadlight/ui/icons';",
      types.length > 0 ? `import { ${types.join(', ')} } from 'lucide-react';` : '',
      ...(await Promise.all(drawings)),
    ].join(' '),
  );
}

export const smallIcons: Plugin = {
  name: 'small-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/apps\/dashboard\/src\/.*\.tsx?$/, code: "from 'lucide-react'" },
    handler: async (source) => ({ code: await withDrawings(source), map: null }),
  },
};
