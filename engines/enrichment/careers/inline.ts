/**
 * Addresses and settings inside scripts and attributes: `Grnhse.Settings`, `leverJobsOptions`, `whr_embed`, SmartRecruiters' and Workday's
 * widgets, calls of the boards' APIs, and addresses in JSON. Scripts are read as text, never run; every search is linear.
 */
import { unescapeMarkup } from './urls.ts';
import type { BoardSystem } from './board.ts';

export interface InlineAddress {
  readonly address: string;
  /** What stands around it, as written. */
  readonly snippet: string;
  /** Up to 80 characters before it. */
  readonly before: string;
}

/** What vendors' hosts end in. */
const vendorDomain =
  /greenhouse\.io|lever\.co|ashbyhq\.com|workable\.com|smartrecruiters\.com|recruitee\.com|teamtailor\.com|personio\.(?:de|com)|bamboohr\.com|myworkday(?:jobs|site)\.com|rippling\.com/gi;
/** A script with more addresses is a list of many companies' boards. */
const mostAddresses = 2_000;
const longestHost = 120;
const longestPath = 600;

/** Every address on a vendor's host. */
export function addressesIn(text: string): InlineAddress[] {
  const found: InlineAddress[] = [];
  const plain = readable(text);
  for (const { 0: domain, index } of plain.matchAll(vendorDomain)) {
    let start = index;
    while (start > 0 && index - start < longestHost && /[a-z\d.-]/i.test(plain[start - 1] ?? '')) start -= 1;
    let end = index + domain.length;
    if (/[a-z\d-]/i.test(plain[end] ?? '')) continue;
    const limit = Math.min(plain.length, end + longestPath);
    while (end < limit && !/[\s"'`<>()[\]{}|^,;]/.test(plain[end] ?? '')) end += 1;
    // A line break that JSON escapes, and what ends a sentence, are not part of the address.
    const address = plain.slice(start, end).split(/\\[nrt]|\\"/, 1)[0] ?? '';
    found.push({
      address: address.replace(/[.,!?:\\]+$/, ''),
      snippet: plain.slice(Math.max(0, start - 80), Math.min(plain.length, end + 40)).trim(),
      before: plain.slice(Math.max(0, start - 80), start),
    });
    if (found.length >= mostAddresses) break;
  }
  return found;
}

/** Addresses inside addresses are percent-encoded: "?url=https%3A%2F%2Fjobs.lever.co%2Facme". */
function readable(text: string): string {
  const plain = text.includes('\\') || text.includes('&') ? unescapeMarkup(text) : text;
  if (!/%(?:25)?2f/i.test(plain)) return plain;
  return plain
    .replaceAll(/%(?:25)?3a/gi, ':')
    .replaceAll(/%(?:25)?2f/gi, '/')
    .replaceAll(/%(?:25)?3f/gi, '?')
    .replaceAll(/%(?:25)?3d/gi, '=')
    .replaceAll(/%(?:25)?26/gi, '&');
}

export interface InlineSetting {
  /** An address that the setting stands for. */
  readonly address: string;
  readonly snippet: string;
}

interface SettingRule {
  readonly system: BoardSystem;
  /** Must be in the script too, so that another library's setting of the same name doesn't count. */
  readonly beside: RegExp;
  /** The first group is the token. */
  readonly pattern: RegExp;
  readonly address: (token: string) => string;
}

/** Names of settings in the vendors' embed codes and in widely used plug-ins. */
const settingRules: readonly SettingRule[] = [
  {
    system: 'greenhouse',
    beside: /grnh|greenhouse/i,
    pattern:
      /\b(?:board[-_]?token|greenhouse[-_]?board(?:[-_]?token|[-_]?name|[-_]?id)?|gh[-_]?board(?:[-_]?token)?|urlToken|ghslug)["'`]?\s*[:=]\s*["'`]([\w-]{1,80})["'`]/gi,
    address: (token) => `boards.greenhouse.io/${token}`,
  },
  {
    system: 'lever',
    beside: /lever/i,
    pattern: /\b(?:account[-_]?name|lever_?(?:account|site|company|slug)(?:_?name)?)["'`]?\s*[:=]\s*["'`]([\w.-]{1,80})["'`]/gi,
    address: (token) => `jobs.lever.co/${token}`,
  },
  {
    system: 'ashby',
    beside: /ashby/i,
    pattern:
      /\b(?:jobBoardName|organizationHostedJobsPageName|hostedJobsPageSlug|ashby_?(?:board|org|company|slug)(?:_?name)?)["'`]?\s*[:=]\s*["'`]([\w .%-]{1,80})["'`]/gi,
    address: (token) => `jobs.ashbyhq.com/${encodeURIComponent(token)}`,
  },
  {
    system: 'workable',
    beside: /whr|workable/i,
    pattern: /\bwhr_embed\(\s*["'`]?([\w-]{1,80})["'`]?\s*[,)]/gi,
    address: (token) => `apply.workable.com/api/v1/widget/accounts/${token}`,
  },
  {
    system: 'smartrecruiters',
    beside: /smartrecruiters|company_code/i,
    pattern: /\b(?:company_code|smartrecruiters_?(?:company|id))["'`]?\s*[:=]\s*["'`]([\w.-]{1,80})["'`]/gi,
    address: (token) => `careers.smartrecruiters.com/${token}`,
  },
  {
    system: 'rippling',
    beside: /rippling|job-?board-?id/i,
    pattern: /\bjob[-_]?board[-_]?id["'`]?\s*[:=]\s*(?:&quot;|\\?["'`])+([\w-]{1,80})/gi,
    address: (token) => `ats.rippling.com/${token}/jobs`,
  },
];

/** Settings of embed codes in a script. Scripts with thousands of them would be lists of companies. */
export function settingsIn(text: string): InlineSetting[] {
  return settingRules.flatMap(({ beside, pattern, address }) =>
    beside.test(text)
      ? Array.from(text.matchAll(pattern), ({ 0: whole, 1: token = '', index }) => ({
          address: address(token),
          snippet: text.slice(Math.max(0, index - 60), index + whole.length + 40).trim(),
        })).slice(0, 50)
      : [],
  );
}

/** Workday's own pages on a company's domain: `window.workday = { tenant: "acme", siteId: "External" }`. */
export function workdaySettingIn(text: string): { readonly tenant: string; readonly site: string; readonly snippet: string } | null {
  const tenant = /\btenant["']?\s*:\s*["']([\w.-]{1,80})["']/.exec(text);
  const site = /\bsiteId["']?\s*:\s*["']([\w .-]{1,80})["']/.exec(text);
  if (!/\bworkday\b/i.test(text) || !tenant?.[1] || !site?.[1]) return null;
  return { tenant: tenant[1], site: site[1], snippet: text.slice(Math.max(0, tenant.index - 40), tenant.index + 160).trim() };
}

/** `window.location = "…"`, `location.href = "…"`, `location.replace("…")`: the script leads the visitor elsewhere. */
export function leadsTo(before: string): boolean {
  return /\blocation(?:\.(?:href|assign|replace))?\s*(?:=|\()\s*["'`](?:https?:)?(?:\/\/)?$/i.test(before);
}

/** The name of a property before an address says that it is the company's own board: `"careersUrl":"https://`. */
export function isNamedAsBoard(before: string): boolean {
  const [, name = ''] = /["'`]?([\w-]{2,40})["'`]?\s*[:=]\s*["'`](?:https?:)?(?:\/\/)?$/.exec(before) ?? [];
  return /career|jobs?(?:url|link|board|page)|job_|greenhouse|lever|ashby|workable|workday|hiring|position|opening|recruit|vacanc|board|\bats/i.test(
    name,
  );
}
