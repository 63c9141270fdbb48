export { classifyPage, type Classification, type PageState } from './classify.ts';
export { decodeHtml, type DecodedText } from './decode.ts';
export type { Block, Container, Image, Item, Landmark, Link, Mark, Meta, Page, PageElement, Script } from './page.ts';
export { readPage } from './read-page.ts';
export { decodedUrl, resolveUrl, urlParts, type UrlParts } from './urls.ts';
