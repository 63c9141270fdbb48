import { useState, type ReactNode } from 'react';
import type { LeadFact } from '../../api/contract.ts';
import { readEmployment, wordLanguages, wordMonth } from '../fact-words.ts';
import { useIndustryNames } from '../industry-names.ts';
import { companySizeNames, companyStatusNames } from '../lead-words.ts';

export const factLink = 'underline decoration-control underline-offset-3 hover:decoration-ink';

/** The value of a fact, in words. */
export function FactValue({
  fact: { field, value, valueText },
}: {
  fact: Pick<LeadFact, 'field' | 'value'> & Partial<Pick<LeadFact, 'valueText'>>;
}): ReactNode {
  const industryName = useIndustryNames();
  if (valueText !== null && valueText !== undefined) return valueText;
  if (Array.isArray(value)) return <Values field={field} values={value} />;
  if (typeof value === 'number') return field === 'founded' ? String(value) : value.toLocaleString('en');
  if (field === 'industry' && /^[a-z-]+(\.[a-z-]+)?$/.test(value)) return industryName(value);
  if (field === 'status') return (companyStatusNames as Record<string, string>)[value] ?? value;
  if (field === 'size') return (companySizeNames as Record<string, string>)[value] ?? value;
  if (field === 'employerSince') return wordMonth(value);
  if (field === 'bio') return <Biography text={value} />;
  return value;
}

function Values({ field, values }: { field: string; values: readonly string[] }) {
  if (field === 'languages') return wordLanguages(values);
  if (field !== 'previousEmployers' && field !== 'profiles') return values.join(', ');
  return (
    <ul className="grid gap-1">
      {values.map((value) => (
        <li key={value}>{field === 'profiles' ? <Profile url={value} /> : <Employment text={value} />}</li>
      ))}
    </ul>
  );
}

function Employment({ text }: { text: string }) {
  const { what, period } = readEmployment(text);
  return (
    <>
      {what}
      {period && <span className="block text-12 text-muted">{period}</span>}
    </>
  );
}

/** "github.com/ana": only what is an address on the web is a link. */
function Profile({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return url;
  return (
    <a href={url} target="_blank" rel="noreferrer noopener nofollow" className={factLink}>
      {url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
      <span className="sr-only">, opens a new tab</span>
    </a>
  );
}

/** More characters are shown on demand. */
const longBiography = 240;

function Biography({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= longBiography) return <span className="whitespace-pre-line">{text}</span>;
  return (
    <>
      <span className={isOpen ? 'whitespace-pre-line' : 'line-clamp-4'}>{text}</span>
      <button
        type="button"
        aria-expanded={isOpen}
        className="touch-target rounded-small text-12 text-muted underline decoration-control underline-offset-3 hover:text-ink"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : 'Show all'}
      </button>
    </>
  );
}
