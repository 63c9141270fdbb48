/** The texts and the names in a source file, as the glossary test checks them. */
import { parseSync, Visitor, type Node } from 'oxc-parser';

export interface Word {
  readonly kind: 'text' | 'name';
  readonly value: string;
  /** Offset in the source. */
  readonly index: number;
}

/** SQL has words of its own, and column names that migrations have fixed. */
const isQuery = (text: string): boolean =>
  /^\s*(?:select|insert into|update \w+|delete from|with|create|alter|drop|copy|grant|lock table|do)\b/.test(text) ||
  /\$\d|::\w|\bas "?\w+"?,|(?:^|\s)(?:from|join|where|and|set|returning|order by) [\w.]+(?:\s*[=<>,(]| is | in \(|$)/.test(text);
/** A text is for readers if it has two words; single words are values and keys. */
const isProse = (text: string): boolean => /\p{L}{2,}[,;:]? \p{L}+/u.test(text) && !isQuery(text);

const titled = /^(?:test|it|describe|suite)$/;

/**
 * @param path decides the language, and whether it is a test: of a test's texts only its titles are for readers
 * @returns texts for readers (string literals of two words or more, JSX) and declared names
 */
export function wordsOfSource(path: string, source: string): Word[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} can't be parsed: ${errors[0].message}`);
  const isTest = /\.(?:test|spec)\.tsx?$/.test(path);
  const words: Word[] = [];
  const addText = (value: string, index: number): void => {
    if (isProse(value)) words.push({ kind: 'text', value, index });
  };
  const addName = (node: Node | null | undefined): void => {
    if (node?.type === 'Identifier' || node?.type === 'PrivateIdentifier')
      words.push({ kind: 'name', value: node.name, index: node.start });
  };
  const addPattern = (node: Node | null | undefined): void => {
    for (const name of namesIn(node)) addName(name);
  };
  const addFunction = ({ id, params }: { id: Node | null; params: readonly Node[] }): void => {
    addName(id);
    for (const parameter of params) addPattern(parameter);
  };
  const addMember = ({ key, computed }: { key: Node; computed: boolean }): void => {
    if (!computed) addName(key);
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (!isTest && typeof value === 'string') addText(value, start);
    },
    TemplateLiteral: ({ quasis, start }) => {
      if (!isTest) addText(quasis.map(({ value }) => value.raw).join('…'), start);
    },
    JSXText: ({ value, start }) => {
      if (!isTest) addText(value, start + value.search(/\S|$/));
    },
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!isTest || !title || !titled.test(rootOf(callee))) return;
      if (title.type === 'Literal' && typeof title.value === 'string') addText(title.value, title.start);
    },
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: ({ params }) => addFunction({ id: null, params }),
    VariableDeclarator: ({ id }) => addPattern(id),
    ClassDeclaration: ({ id }) => addName(id),
    TSTypeAliasDeclaration: ({ id }) => addName(id),
    TSInterfaceDeclaration: ({ id }) => addName(id),
    Property: addMember,
    PropertyDefinition: addMember,
    MethodDefinition: addMember,
    TSPropertySignature: addMember,
    TSMethodSignature: addMember,
  }).visit(program);
  return words;
}

/** `test` for `test.for(cases)('title', …)`. */
function rootOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  if (callee.type === 'CallExpression') return rootOf(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? rootOf(callee.tag) : '';
}

/** The names that a pattern declares: `{ a, b: [c], ...d }` declares a, c and d. A property that keeps its name is declared elsewhere. */
function namesIn(node: Node | null | undefined): Node[] {
  switch (node?.type) {
    case 'Identifier':
      return [node];
    case 'ObjectPattern':
      return node.properties.flatMap((property) =>
        property.type === 'Property' ? (property.shorthand ? [] : namesIn(property.value)) : namesIn(property.argument),
      );
    case 'ArrayPattern':
      return node.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(node.left);
    case 'RestElement':
      return namesIn(node.argument);
    case 'TSParameterProperty':
      return namesIn(node.parameter);
    default:
      return [];
  }
}
