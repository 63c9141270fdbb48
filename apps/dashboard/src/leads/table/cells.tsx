/** The cells of a lead's row. */
import { Avatar } from '@leadlight/ui/avatar';
import { Badge, Pane } from '@leadlight/ui/badge';
import { verdictStaleAfterDays, type EmailVerdict } from '@leadlight/contract/vocabulary';
import { Building2, FlaskConical, Phone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Contact } from '../../api/contract.ts';
import { wordAge } from '../../words/dates.ts';
import { useIndustryNames } from '../industry-names.ts';
import { emailVerdictNames, verdictTones } from '../lead-words.ts';

/** A text, or a dash that screen readers read as "not known". */
export function Text({ children, muted = false }: { children: string | null | undefined; muted?: boolean }) {
  if (!children) return <Unknown />;
  return (
    <span className={`truncate ${muted ? 'text-muted' : ''}`} title={children}>
      {children}
    </span>
  );
}

export function Industry({ id, muted = false }: { id: string | null | undefined; muted?: boolean }) {
  const nameOf = useIndustryNames();
  return <Text muted={muted}>{id && nameOf(id)}</Text>;
}

function Unknown() {
  return (
    <span className="text-control">
      <span aria-hidden>–</span>
      <span className="sr-only">not known</span>
    </span>
  );
}

interface NameCellProps {
  name: string;
  /** False if `name` is an address, a domain or a LinkedIn handle, because no source gives a name. */
  hasName: boolean;
  kind: 'person' | 'company';
  isSample: boolean;
  children?: ReactNode;
}

export function NameCell({ name, hasName, kind, isSample, children }: NameCellProps) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2.5">
      <LeadPane name={name} hasName={hasName} kind={kind} />
      <span className={`min-w-0 truncate ${hasName ? 'font-medium' : 'text-muted'}`} title={hasName ? name : `No name: ${name}`}>
        {!hasName && <span className="sr-only">No name: </span>}
        {name}
      </span>
      {isSample && <SampleSign />}
      {children}
    </span>
  );
}

/** Initials in the person's hue. Companies and people without a name are square and pale, to distinguish them. */
export function LeadPane({
  name,
  hasName,
  kind,
  size = 'small',
}: Pick<NameCellProps, 'name' | 'hasName' | 'kind'> & { size?: 'small' | 'large' }) {
  if (kind === 'person' && hasName) return <Avatar name={name} size={size} />;
  const initial = hasName ? Array.from(name.trim())[0]?.toUpperCase() : undefined;
  const Icon = kind === 'person' ? UserRound : Building2;
  return (
    <span
      aria-hidden
      className={`inline-grid shrink-0 place-items-center border border-hairline bg-ground font-semibold text-muted select-none ${size === 'small' ? 'size-5 rounded-[5px] text-[10px]' : 'size-10 rounded-control text-16'}`}
    >
      {initial ?? <Icon className={size === 'small' ? 'size-3' : 'size-5'} />}
    </span>
  );
}

/** The icon for rows, which the notice above them explains; the word would be repeated in every row. */
function SampleSign() {
  return (
    <span className="-ml-1 shrink-0 text-muted" title={fictional}>
      <FlaskConical className="size-3.5" aria-hidden />
      <span className="sr-only">Sample</span>
    </span>
  );
}

const fictional = 'Fictional, for trying Leadlight';

/** Marks fictional leads. */
export function SampleMark() {
  return (
    <span className="shrink-0 rounded-[4px] border border-dashed border-control px-1 text-[11px] leading-4 text-muted" title={fictional}>
      Sample
    </span>
  );
}

const verdictColors: Record<EmailVerdict, string> = {
  deliverable: 'text-emerald-text',
  risky: 'text-amber-text',
  undeliverable: 'text-ruby-text',
  unknown: 'text-muted',
  not_checked: 'text-control',
};
/** Whether the verdict is definite and recent; all others have an outlined pane. */
const isProven = (verdict: EmailVerdict, checkedAt: string | null | undefined): boolean =>
  verdict !== 'not_checked' && verdict !== 'unknown' && !isStale(checkedAt);
const isStale = (checkedAt: string | null | undefined): boolean =>
  typeof checkedAt === 'string' && Date.now() - Date.parse(checkedAt) > verdictStaleAfterDays * 86_400_000;
const wordCheck = (checkedAt: string): string => `verified ${wordAge(checkedAt)}${isStale(checkedAt) ? '; may be outdated' : ''}`;

export function Verdict({ verdict, checkedAt }: { verdict: EmailVerdict; checkedAt?: string | null }) {
  return (
    <span
      className="inline-flex min-w-0 items-center gap-1.5"
      title={checkedAt ? `${emailVerdictNames[verdict]}, ${wordCheck(checkedAt)}` : undefined}
    >
      <Badge tone={isStale(checkedAt) ? 'neutral' : verdictTones[verdict]}>
        <Pane filled={isProven(verdict, checkedAt)} />
        {emailVerdictNames[verdict]}
        {isStale(checkedAt) && ', outdated'}
      </Badge>
    </span>
  );
}

/** The address if it may be shown; otherwise its verdict, with the address masked. */
export function EmailCell({ contact }: { contact: Contact }) {
  if (!contact.hasEmail) return <Unknown />;
  // A personal address has no verdict of its own.
  const address = contact.email ?? contact.personalEmail;
  return (
    <span className="grid min-w-0 leading-4">
      {contact.isRevealed && address !== null ? (
        <span className="truncate" title={address}>
          {address}
        </span>
      ) : (
        <span className="flex h-4 items-center">
          <Masked panes={9} />
        </span>
      )}
      <VerdictLine verdict={contact.emailVerdict} checkedAt={contact.emailCheckedAt} />
    </span>
  );
}

/** The verdict in words; its age is in the tooltip. */
function VerdictLine({ verdict, checkedAt }: { verdict: EmailVerdict; checkedAt: string | null }) {
  const isOld = isStale(checkedAt);
  return (
    <span
      className={`flex min-w-0 items-center gap-1 text-12 leading-3.5 ${isOld || verdict === 'not_checked' ? 'text-muted' : verdictColors[verdict]}`}
      title={checkedAt ? `${emailVerdictNames[verdict]}, ${wordCheck(checkedAt)}` : undefined}
    >
      <Pane filled={isProven(verdict, checkedAt)} className="h-2.5 w-2" />
      <span className="truncate">
        {emailVerdictNames[verdict]}
        {isOld && ', outdated'}
      </span>
    </span>
  );
}

export function PhoneCell({ contact }: { contact: Contact }) {
  if (!contact.hasPhone) return <Unknown />;
  if (contact.isRevealed) return <Text>{contact.mobilePhoneText ?? contact.phoneText}</Text>;
  return (
    <span className="flex items-center gap-1.5 text-muted">
      <Phone className="size-3.5" aria-hidden />
      <Masked />
    </span>
  );
}

/** Panes in place of characters. */
export function Masked({ panes = 5 }: { panes?: number }) {
  return (
    <span className="inline-flex items-center gap-0.5 text-control">
      {Array.from({ length: panes }, (_, index) => (
        <Pane key={index} className="h-2.5 w-2" />
      ))}
      <span className="sr-only">hidden until revealed</span>
    </span>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <Unknown />;
  return (
    <span className="flex min-w-0 gap-1" title={tags.join(', ')}>
      {tags.slice(0, 3).map((tag) => (
        <span key={tag} className="min-w-0 truncate rounded-[5px] bg-wash-strong px-1.5 text-12 leading-5">
          {tag}
        </span>
      ))}
      {tags.length > 3 && <span className="text-12 text-muted">+{tags.length - 3}</span>}
    </span>
  );
}

/** 0 to 1,000 as a bar and a figure out of 100. */
export function Score({ score }: { score: number }) {
  const shown = Math.round(score / 10);
  return (
    <span className="flex items-center gap-2" title={`${shown} of 100 for completeness, age and evidence`}>
      <span aria-hidden className="h-1 w-10 overflow-hidden rounded-full bg-wash-strong">
        <span className="block h-full rounded-full bg-cobalt" style={{ width: `${shown}%` }} />
      </span>
      <span className="w-6 text-right tabular-nums">{shown}</span>
    </span>
  );
}
