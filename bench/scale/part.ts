/** A part of the scale benchmark: what it gets and what it returns. */
import type { Figure } from '../figures.ts';

export interface PartOptions {
  /** Number of leads in the pool. */
  readonly leads: number;
  /** Folder of the leads that `npm run bench -- search --generate` makes; may not exist. */
  readonly dataFolder: string;
  /** For measurements that last as long as one likes. */
  readonly seconds: number;
  readonly rounds: number;
  /** Folder of another version's checkout, with its packages installed. */
  readonly earlier?: string;
  readonly print: (what: string) => void;
}

export interface PartResult {
  readonly title: string;
  /** A sentence or two below the title. */
  readonly about?: string;
  readonly figures: Figure[];
  /** Markdown after the figures, such as a table. */
  readonly more?: readonly string[];
}

/** This machine can't run the part; the message says why, and what to do. */
export class CannotRun extends Error {}

/** @throws CannotRun */
export type Part = (options: PartOptions) => Promise<PartResult>;
