/**
 * Makes lucide's icons smaller in the build: without the keys of their elements, which are random letters and don't compress, and without lucide's
 * component, whose options no screen uses. `iconOf` of packages/ui draws the elements instead.
 */
import type { Plugin } from 'vite';

interface IconData {
  /** The icon's grid, in units; all icons have 24. */
  size?: number;
  node: [name: string, attributes: Record<string, string>][];
}

/**
 * The module of one icon, smaller.
 * @param code of lucide-react/dist/esm/icons/NAME.mjs, or of an alias, which only exports another icon again and is returned unchanged
 * @throws if the module has another form, as it may after an update of lucide-react
 */
export function smallIcon(code: string): string {
  if (!code.includes('createLucideIcon')) return code;
  const [, data] = /^const __iconData = (\{.*?^\});$/ms.exec(code) ?? [];
  const name = /^const (\w+) = createLucideIcon\(__iconData\);$/m.exec(code)?.[1];
  if (data === undefined || name === undefined)
    throw new Error('An icon of lucide-react has a form that build/small-icons.ts does not know');
  // The names of its own members are the only ones without quotes.
  const { size, node } = JSON.parse(
    data.replaceAll(/(?<=[{,]\s*)([A-Za-z]\w*|"[\w-]+"):/g, (_, key: string) => `"${key.replaceAll('"', '')}":`),
  ) as IconData;
  if (size !== 24) throw new Error(`The icon ${name} has a grid of ${size}`);
  const elements = node.map(([element, { key: _, ...attributes }]) => [element, attributes]);
  return `import { iconOf } from '@leadlight/ui/icons';\nconst ${name} = /* @__PURE__ */ iconOf(${JSON.stringify(elements)});\nexport { ${name} as default };\n`;
}

export const smallIcons: Plugin = {
  name: 'small-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) => ({ code: smallIcon(code), map: null }),
  },
};
