/** What a saved or fetched page contains, in the form that extractors read. Made by `readPage`; holds text and addresses, never pixels. */

/** Where on the page a block is. `none`: in the content, or the page has no landmarks. */
export type Landmark = 'header' | 'nav' | 'main' | 'footer' | 'aside' | 'none';

/** A run of text inside a block whose element sets it apart: `<strong>Ana Silva</strong>, CEO`. Offsets into `Block.text`. */
export interface Mark {
  readonly tag: string;
  /** Lower-case class names and id of the element, separated by spaces. */
  readonly hint: string;
  readonly start: number;
  readonly end: number;
}

/** Text that a browser shows as one paragraph, cell, heading or item. */
export interface Block {
  /** Position in `Page.blocks`, in reading order. */
  readonly index: number;
  /** White space collapsed; `<br>` is a line feed. Never empty. */
  readonly text: string;
  /** The innermost element that starts a new line: "p", "td", "h2". */
  readonly tag: string;
  /** 1–6 for headings, else 0. */
  readonly level: number;
  readonly landmark: Landmark;
  /** Not shown to visitors: `hidden`, `display:none`, `<template>`, `<noscript>`. */
  readonly isHidden: boolean;
  /** Inside `<address>`. */
  readonly isAddress: boolean;
  /** Index into `Page.containers`. */
  readonly container: number;
  readonly marks: readonly Mark[];
}

/** An element that contains blocks: a card, a row, a section. The blocks of a container are consecutive. */
export interface Container {
  /** Index of the enclosing container; -1 for the root. */
  readonly parent: number;
  readonly tag: string;
  /** Lower-case class names and id, separated by spaces. */
  readonly hint: string;
  /** The first block inside. */
  readonly first: number;
  /** One past the last block inside; equal to `first` if it has none. */
  readonly end: number;
}

export interface Link {
  /** Absolute; null if the address can't be resolved (a relative address on a page without a URL). */
  readonly url: string | null;
  /** As written. */
  readonly href: string;
  /** Text, or else the label or the alternative text of its image. */
  readonly text: string;
  readonly rel: string;
  readonly hint: string;
  readonly landmark: Landmark;
  readonly isHidden: boolean;
  /** The block that contains it or that follows it; may equal the number of blocks. */
  readonly block: number;
}

export interface Meta {
  /** `name`, `property`, `itemprop` or `http-equiv`, lower case. */
  readonly name: string;
  readonly content: string;
}

/** A thing described in JSON-LD, microdata, RDFa or microformats, in schema.org's words. */
export interface Item {
  readonly source: 'json-ld' | 'microdata' | 'rdfa' | 'microformat';
  /** Without "http://schema.org/": "Organization". Empty if not given. */
  readonly types: readonly string[];
  readonly id: string | null;
  /** Property names without prefix: "name", "address". */
  readonly properties: ReadonlyMap<string, readonly (string | Item)[]>;
}

export interface Image {
  readonly alt: string;
  readonly src: string;
  readonly hint: string;
  readonly landmark: Landmark;
  /** The address that it links to, as written. */
  readonly href: string | null;
  /** The block that contains it or that follows it; may equal the number of blocks. */
  readonly block: number;
}

export interface Script {
  /** Absolute if it can be resolved; null for an inline script. */
  readonly src: string | null;
  readonly type: string;
  /** Empty for a script with `src`. */
  readonly text: string;
}

/** An element with attributes, as written. */
export interface PageElement {
  readonly tag: string;
  /** Names in lower case; entities in values are decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Index into `Page.elements` of the nearest enclosing element that is listed; -1 for none. */
  readonly parent: number;
}

export interface Page {
  /** As given; null if unknown. */
  readonly url: string | null;
  /** What relative addresses resolve against: `<base>`, else `url`. */
  readonly base: string | null;
  /** Response headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly title: string | null;
  /** Languages that the page declares for itself: `lang`, Content-Language; lower case, the main one first. */
  readonly languages: readonly string[];
  /** `<link>` elements by relation: canonical, alternate (with language), me, icon, stylesheet. */
  readonly relations: readonly { readonly rel: string; readonly url: string; readonly language: string | null }[];
  readonly metas: readonly Meta[];
  readonly blocks: readonly Block[];
  readonly containers: readonly Container[];
  readonly links: readonly Link[];
  readonly items: readonly Item[];
  readonly images: readonly Image[];
  readonly scripts: readonly Script[];
  /** Addresses of `<iframe>` and `<frame>`. */
  readonly frames: readonly string[];
  readonly forms: number;
  /** Elements with attributes, in order. At most 50,000. */
  readonly elements: readonly PageElement[];
  /** The source as it was read, at most 8 million characters. */
  readonly source: string;
  /** Where comments are in the source, in order; without conditional comments, whose content old browsers read. */
  readonly comments: readonly { readonly start: number; readonly end: number }[];
  /** Addresses of scripts in conditional comments. */
  readonly conditionalScripts: readonly string[];
  /** The text of the source in characters. */
  readonly size: number;
}
