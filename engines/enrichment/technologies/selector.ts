/** The part of CSS selectors that fingerprints use: elements, classes, ids, attributes, descendants and children. */
import type { PageElement } from '../page/page.ts';
import { better, type Literals } from './literals.ts';

interface AttributeTest {
  readonly name: string;
  /** Empty: the attribute is there. */
  readonly operator: '' | '=' | '*=' | '^=' | '$=' | '~=' | '|=';
  readonly value: string;
  readonly ignoresCase: boolean;
}

interface Compound {
  readonly tag: string | null;
  readonly tests: readonly AttributeTest[];
  /** How it relates to the compound before it. */
  readonly isChild: boolean;
}

export interface Selector {
  readonly text: string;
  readonly compounds: readonly Compound[];
  /** Words of which one is in the source of every page that has such an element. */
  readonly literals: Literals;
}

/** @returns one for each part of a list; parts that can't be read are left out */
export function parseSelectors(text: string): Selector[] {
  return splitList(text).flatMap((part) => parseSelector(part.trim()) ?? []);
}

function splitList(text: string): string[] {
  const parts = [''];
  let isInside = false;
  for (const char of text) {
    if (char === '[') isInside = true;
    else if (char === ']') isInside = false;
    if (char === ',' && !isInside) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

const simple =
  /^(?:([a-z][\w-]*|\*)|\.((?:[\w-]|\\.)+)|#((?:[\w-]|\\.)+)|\[\s*([\w:.-]+)\s*(?:([*^$~|]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]*))\s*([is])?\s*)?\])/i;

function parseSelector(text: string): Selector | null {
  const compounds: Compound[] = [];
  let rest = text;
  let isChild = false;
  while (rest !== '') {
    let tag: string | null = null;
    const tests: AttributeTest[] = [];
    for (let match = simple.exec(rest); match; match = simple.exec(rest)) {
      const [whole, name, className, id, attribute, operator = '', double, single, bare, flag] = match;
      if (name !== undefined) tag = name === '*' ? null : name.toLowerCase();
      else if (className !== undefined) tests.push({ name: 'class', operator: '~=', value: unescaped(className), ignoresCase: false });
      else if (id !== undefined) tests.push({ name: 'id', operator: '=', value: unescaped(id), ignoresCase: false });
      else if (attribute !== undefined)
        tests.push({
          name: attribute.toLowerCase(),
          operator: operator as AttributeTest['operator'],
          value: double ?? single ?? bare ?? '',
          ignoresCase: flag?.toLowerCase() === 'i',
        });
      rest = rest.slice(whole.length);
    }
    if (tag === null && tests.length === 0) return null;
    compounds.push({ tag, tests, isChild });
    const [combinator] = /^\s*>\s*|^\s+/.exec(rest) ?? [];
    if (combinator === undefined && rest !== '') return null;
    isChild = combinator?.includes('>') ?? false;
    rest = rest.slice(combinator?.length ?? 0);
  }
  return compounds.length === 0 ? null : { text, compounds, literals: literalsOf(compounds) };
}

const unescaped = (name: string): string => name.replaceAll(/\\(.)/g, '$1');

function literalsOf(compounds: readonly Compound[]): Literals {
  let best: Literals = null;
  const offer = (word: string): void => {
    // Entities are written in many ways.
    for (const part of word.toLowerCase().split(/[^\u0020-\u007e]|[&"'<>]/)) if (part.length >= 3) best = better(best, [part]);
  };
  for (const { tag, tests } of compounds) {
    if (tag?.includes('-')) offer(tag);
    for (const { name, operator, value } of tests) {
      if (operator === '') offer(name);
      else offer(value);
    }
  }
  return best;
}

/** @returns whether the element and those around it fit */
export function matchesSelector({ compounds }: Selector, element: PageElement, elements: readonly PageElement[]): boolean {
  let index = compounds.length - 1;
  const last = compounds[index];
  if (!last || !matchesCompound(last, element)) return false;
  let isChild = last.isChild;
  let parent = element.parent;
  index--;
  while (index >= 0) {
    const around = elements[parent];
    const compound = compounds[index];
    if (!around || !compound) return false;
    if (matchesCompound(compound, around)) {
      isChild = compound.isChild;
      index--;
    } else if (isChild) return false;
    parent = around.parent;
  }
  return true;
}

function matchesCompound({ tag, tests }: Compound, { tag: name, attributes }: PageElement): boolean {
  if (tag !== null && tag !== name) return false;
  for (const { name: attribute, operator, value: expected, ignoresCase } of tests) {
    const written = attributes[attribute];
    if (written === undefined) return false;
    if (operator === '') continue;
    if (expected === '' && operator !== '=') return false;
    const value = ignoresCase ? written.toLowerCase() : written;
    const wanted = ignoresCase ? expected.toLowerCase() : expected;
    if (!compare(value, operator, wanted)) return false;
  }
  return true;
}

function compare(value: string, operator: AttributeTest['operator'], wanted: string): boolean {
  switch (operator) {
    case '*=':
      return value.includes(wanted);
    case '^=':
      return value.startsWith(wanted);
    case '$=':
      return value.endsWith(wanted);
    case '~=':
      return value.split(/\s+/).includes(wanted);
    case '|=':
      return value === wanted || value.startsWith(`${wanted}-`);
    default:
      return value === wanted;
  }
}
