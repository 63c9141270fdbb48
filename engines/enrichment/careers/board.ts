/** Job boards: the systems that companies publish their jobs with, and the address of one company's board. */

/** The eleven systems whose boards can be read without a key. */
export const boardSystems = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'smartrecruiters',
  'recruitee',
  'teamtailor',
  'personio',
  'bamboohr',
  'workday',
  'rippling',
] as const;
export type BoardSystem = (typeof boardSystems)[number];

export const boardSystemNames: Readonly<Record<BoardSystem, string>> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  workable: 'Workable',
  smartrecruiters: 'SmartRecruiters',
  recruitee: 'Recruitee',
  teamtailor: 'Teamtailor',
  personio: 'Personio',
  bamboohr: 'BambooHR',
  workday: 'Workday',
  rippling: 'Rippling',
};

/** One company's board. */
export interface JobBoard {
  readonly system: BoardSystem;
  /**
   * What identifies the company to the system, decoded: "acme", "A1 Garage Door Service", for Workday "acme/External" (tenant and site), for
   * Teamtailor on a company's own domain the host. In lower case where the system ignores case; Lever, Ashby, SmartRecruiters, Workday sites
   * and Rippling keep it as written, because for some of them case matters.
   */
  readonly token: string;
  /** The host that its requests go to, lower case: "api.eu.lever.co", "acme.wd5.myworkdayjobs.com", "career.acme.com". */
  readonly host: string;
  /** The region or data center that its address names: "eu", "na", "wd5"; null if none. */
  readonly region: string | null;
  /** Workday's site ("External"); null elsewhere. */
  readonly site: string | null;
  /** The page with its jobs. */
  readonly url: string;
}

/** Equal for all addresses of one board. */
export function boardKey({ system, token }: Pick<JobBoard, 'system' | 'token'>): string {
  return `${system}/${token.toLowerCase()}`;
}
