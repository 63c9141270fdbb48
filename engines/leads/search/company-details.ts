/**
 * What companies publish, by employer: technologies, mail provider, open jobs. Most companies have none, and the people of a company share its own, so
 * a row takes no memory: it refers to its employer, and the employer to its details.
 */
import { departments } from '@leadlight/vocabulary/values';
import { itemMark, type LeadRecord } from './lead-record.ts';
import { Numbering } from './numbering.ts';
import type { Coded, Codes } from './coded.ts';
import { textAt, type StringTable } from './string-table.ts';
import { ByteWriter, NumberWriter } from './utf8.ts';

/** Values in one list each, by number from 1. */
export interface CompanyDetails {
  /** By employer, whose numbers start at 1: the number of its details; 0 means none. */
  readonly codes: Codes;
  readonly technologies: StringTable;
  /** The offset of each number's technologies in `technologyCodes`; number 1 is at index 0. */
  readonly technologyStarts: Uint32Array;
  readonly technologyCodes: Codes;
  readonly mailProvider: Coded;
  /** A bit for each department with an open job. */
  readonly departments: Uint16Array;
  /** The offset of each number's open jobs in `jobDays`. */
  readonly jobStarts: Uint32Array;
  /** Days since 1970 on which they were posted. */
  readonly jobDays: Uint16Array;
}

export type DetailFields = Pick<LeadRecord, 'technologies' | 'mailProvider' | 'hiringIn' | 'jobDays'>;
export const detailFields = ['technologies', 'mailProvider', 'hiringIn', 'jobDays'] as const satisfies readonly (keyof DetailFields)[];

/** The bit of each department. */
export const departmentBits: readonly string[] = departments;

/** Separates the fields of one company's details. */
const fieldMark = '\u001e';
const fieldByte = 0x1e;

export const detailCount = ({ technologyStarts }: CompanyDetails): number => technologyStarts.length - 1;

/** Whether a job of this day is new: posted within the last 28 days. @param today days since 1970 */
export const isNewJob = (day: number, today: number): boolean => today - day < newJobDays;
export const newJobDays = 28;

export class CompanyDetailsBuilder {
  readonly #texts = new Numbering();
  readonly #scratch = new ByteWriter(256);

  /** @returns a number from 1 for equal details; 0 when there are none */
  of({ technologies, mailProvider, hiringIn, jobDays }: DetailFields): number {
    if (technologies.length + hiringIn.length + jobDays.length === 0 && mailProvider === null) return 0;
    const fields = [technologies.join(itemMark), mailProvider ?? '', hiringIn.join(itemMark), jobDays.join(itemMark)];
    return this.#texts.ofText(fields.join(fieldMark));
  }

  /** Like {@link of}. @param fields the places of {@link detailFields} among the copied ones */
  ofCopied(bytes: Uint8Array, starts: Int32Array, ends: Int32Array, fields: readonly number[]): number {
    const scratch = this.#scratch;
    scratch.length = 0;
    let isEmpty = true;
    for (const [at, field] of fields.entries()) {
      if (at > 0) scratch.byte(fieldByte);
      if (starts[field] === -1 || starts[field] === ends[field]) continue;
      scratch.range(bytes, starts[field]!, ends[field]!);
      isEmpty = false;
    }
    return isEmpty ? 0 : this.#texts.of(scratch.bytes, 0, scratch.length);
  }

  /**
   * Maps the details of a finished segment to numbers in this builder, each on first use. @returns a function from its number to ours
   */
  translation(details: CompanyDetails): (code: number) => number {
    const known = new Uint32Array(detailCount(details) + 1);
    return (code) => (code === 0 ? 0 : (known[code] ||= this.of(detailsAt(details, code - 1))));
  }

  /** @param codes by employer, none at 0; details that none has are left out, so that the numbers depend only on the employers */
  build(codes: Uint32Array): CompanyDetails {
    const texts = this.#texts.table();
    const numberOf = new Uint32Array(this.#texts.size + 1);
    const used: number[] = [];
    for (const code of codes) if (code !== 0 && numberOf[code] === 0) numberOf[code] = used.push(code);
    const technologies = new Numbering();
    const providers = new Numbering();
    const [technologyCodes, jobDays] = [new NumberWriter(16), new NumberWriter(16)];
    const [technologyStarts, jobStarts] = [new Uint32Array(used.length + 1), new Uint32Array(used.length + 1)];
    const providerCodes = new Uint16Array(used.length);
    const masks = new Uint16Array(used.length);
    for (const [at, code] of used.entries()) {
      const [names = '', provider = '', hiringIn = '', days = ''] = textAt(texts, code - 1).split(fieldMark);
      for (const name of itemsOf(names)) technologyCodes.push(technologies.ofText(name));
      technologyStarts[at + 1] = technologyCodes.length;
      providerCodes[at] = provider === '' ? 0 : providers.ofText(provider);
      for (const department of itemsOf(hiringIn)) masks[at]! |= bitOf(department);
      for (const day of itemsOf(days)) jobDays.push(Math.min(Math.max(Number(day), 0), 0xffff));
      jobStarts[at + 1] = jobDays.length;
    }
    return {
      codes: narrow(codes, used.length, (code) => numberOf[code]!),
      technologies: technologies.table(),
      technologyStarts,
      technologyCodes: narrow(technologyCodes.values.subarray(0, technologyCodes.length), technologies.size, (code) => code),
      mailProvider: { codes: providerCodes, values: providers.table() },
      departments: masks,
      jobStarts,
      jobDays: Uint16Array.from(jobDays.values.subarray(0, jobDays.length)),
    };
  }
}

const itemsOf = (text: string): string[] => (text === '' ? [] : text.split(itemMark));
const bitOf = (department: string): number => (departmentBits.includes(department) ? 1 << departmentBits.indexOf(department) : 0);

/** In the smallest array that has room for the numbers up to `most`. */
function narrow(codes: ArrayLike<number>, most: number, of: (code: number) => number): Codes {
  const into =
    most < 2 ** 8 ? new Uint8Array(codes.length) : most < 2 ** 16 ? new Uint16Array(codes.length) : new Uint32Array(codes.length);
  for (let at = 0; at < codes.length; at += 1) into[at] = of(codes[at]!);
  return into;
}

function detailsAt(details: CompanyDetails, at: number): DetailFields {
  const { technologies, technologyStarts, technologyCodes, mailProvider, departments: masks, jobStarts, jobDays } = details;
  const provider = mailProvider.codes[at]!;
  return {
    technologies: Array.from(technologyCodes.subarray(technologyStarts[at], technologyStarts[at + 1]), (code) =>
      textAt(technologies, code - 1),
    ),
    mailProvider: provider === 0 ? null : textAt(mailProvider.values, provider - 1),
    hiringIn: departmentBits.filter((_department, bit) => (masks[at]! & (1 << bit)) !== 0),
    jobDays: Array.from(jobDays.subarray(jobStarts[at], jobStarts[at + 1])),
  };
}
