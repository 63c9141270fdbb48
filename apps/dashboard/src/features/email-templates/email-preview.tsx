/** One filled email: its text with the fact behind each claim, and what the check found. */
import { Badge } from '@leadlight/ui/badge';
import { Button, buttonClass } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Copy, Mail } from 'lucide-react';
import type { EmailFinding, EmailPart, EmailPreview, WrittenEmail } from '../../api/contract.ts';
import { MenuOnDemand } from '../../layout/menu-on-demand.tsx';
import { copyText } from '../../notices/copy.ts';
import { wordCount } from '../../words/numbers.ts';
import { fieldName, levelNames, mailtoOf, wordEase } from './email-words.ts';

const loadSupport = () => import('./support-window.tsx');
const SupportWindow = deferred(() => loadSupport().then((module) => module.SupportWindow));

export function EmailView({ preview, email }: { preview: EmailPreview; email: WrittenEmail }) {
  const { to, reason } = preview;
  const problems = email.findings.filter(({ level }) => level === 'problem').length;
  return (
    <article aria-label={`Email to ${preview.name}`} className="min-w-0">
      <div className="rounded-card border border-hairline bg-card">
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 border-b border-hairline px-4 py-3 text-13">
          <dt className="text-muted">To</dt>
          <dd className="min-w-0 wrap-anywhere">
            {preview.name}
            {to && ` <${to}>`}
            {reason && <span className="block text-muted">{reason}</span>}
          </dd>
          <dt className="text-muted">Subject</dt>
          <dd className="min-w-0 font-semibold wrap-anywhere">
            <Parts parts={email.subjectParts} />
          </dd>
        </dl>
        <div className="px-4 py-4 text-14 leading-6 wrap-anywhere whitespace-pre-wrap">
          {email.body === '' ? (
            <span className="text-muted">The text is empty: every sentence was left out.</span>
          ) : (
            <Parts parts={email.bodyParts} />
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => void copyText(email.body, 'Text copied')}>
          <Copy aria-hidden />
          Copy text
        </Button>
        <Button onClick={() => void copyText(email.subject, 'Subject copied')}>Copy subject</Button>
        {to !== null && reason === null && (
          <a href={mailtoOf(to, email.subject, email.body)} className={buttonClass('outline')}>
            <Mail aria-hidden />
            Open in mail program
          </a>
        )}
      </div>
      <section aria-label="Check" className="mt-5">
        <h3 className="flex items-center gap-2 text-14 font-semibold">
          Check
          {problems > 0 ? <Badge tone="bad">{wordCount(problems, 'problem')}</Badge> : <Badge tone="good">No problems</Badge>}
        </h3>
        <p className="mt-1 text-13 text-muted">
          {wordCount(email.words, 'word')}. {wordEase(email.readingEase)}. You are mentioned {wordCount(email.aboutSender, 'time')}, the
          reader {wordCount(email.aboutReader, 'time')}.
        </p>
        {email.findings.length > 0 && (
          <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
            {email.findings.map((finding) => (
              <Found key={finding.code} finding={finding} />
            ))}
          </ul>
        )}
      </section>
    </article>
  );
}

const tones = { problem: 'bad', warning: 'notice', note: 'neutral' } as const;

function Found({ finding: { level, message, found } }: { finding: EmailFinding }) {
  return (
    <li className="flex items-start gap-3 py-2 text-13">
      <span className="w-18 shrink-0">
        <Badge tone={tones[level]}>{levelNames[level]}</Badge>
      </span>
      <div className="min-w-0 wrap-anywhere">
        {message}
        {found.length > 0 && (
          <ul className="text-muted">
            {found.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Texts as they are, values as buttons that show their fact. */
function Parts({ parts }: { parts: readonly EmailPart[] }) {
  return parts.map((part, index) => {
    const { kind, text, field, support } = part;
    // Parts have no identity of their own: their place is what they are.
    const key = `${index}${kind}${text}`;
    if (kind === 'text' || field === null) return <span key={key}>{text}</span>;
    if (kind === 'fallback' || support === null)
      return (
        <span
          key={key}
          className="border-b border-dotted border-control"
          title={kind === 'fallback' ? `${fieldName(field)}: fallback` : fieldName(field)}
        >
          {text}
        </span>
      );
    return (
      <MenuOnDemand
        key={key}
        load={loadSupport}
        renderTrigger={(handlers) => (
          <button
            type="button"
            aria-label={`${text}, show the source`}
            {...handlers}
            className="inline rounded-[4px] bg-cobalt/10 px-0.5 text-left font-[inherit] underline decoration-cobalt/40 underline-offset-3 hover:bg-cobalt/20"
          >
            {text}
          </button>
        )}
      >
        {(trigger, meanwhile) => <SupportWindow trigger={trigger} meanwhile={meanwhile} field={field} text={text} support={support} />}
      </MenuOnDemand>
    );
  });
}
