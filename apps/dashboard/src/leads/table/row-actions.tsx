/**
 * What can be done with one row directly. The keyboard reaches the same actions in the drawer: the grid keeps the focus itself, so nothing in a row can
 * be tabbed to.
 */
import { Button, buttonClass, IconButton } from '@leadlight/ui/button';
import { Link } from '@tanstack/react-router';
import { Building2, Copy, ExternalLink, Eye, Link2, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CompanyRow, PersonRow } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { copyText } from '../../notices/copy.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { telOf } from '../telephone.ts';
import { revealPrice } from '../reveal-price.ts';

export function PersonActions({ workspace, person }: { workspace: OpenWorkspace; person: PersonRow }) {
  const { workspaceId } = workspace;
  const { contact, linkedin, name } = person;
  const reveal = useCommand('revealPerson', {
    notice: ({ outcome }) =>
      outcome === 'nothing_to_reveal'
        ? { title: 'Nothing to reveal', text: 'No contact details are known yet. You weren’t charged.' }
        : undefined,
  });
  const canReveal = !contact.isRevealed && (contact.hasEmail || contact.hasPhone) && workspace.may('leads.reveal') && !workspace.isReadOnly;
  const email = contact.email ?? contact.personalEmail;
  const phone = contact.mobilePhone ?? contact.phone;
  return (
    <>
      {canReveal && (
        <Button
          size="dense"
          tabIndex={-1}
          pending={reveal.pending}
          pendingLabel="Revealing…"
          onClick={() => void reveal.run({ params: { workspaceId, personId: person.id } })}
        >
          <Eye aria-hidden />
          {revealPrice(person) === 0 ? 'Reveal for free' : 'Reveal for 1 credit'}
        </Button>
      )}
      {email !== null && (
        <>
          <IconButton
            tabIndex={-1}
            label={`Copy the email of ${name}`}
            icon={<Copy aria-hidden />}
            onClick={() => void copyText(email, 'Email copied')}
          />
          <Away href={`mailto:${email}`} label={`Write to ${name}`} icon={<Mail aria-hidden />} />
        </>
      )}
      {phone !== null && <Away href={telOf(phone)} label={`Call ${name}`} icon={<Phone aria-hidden />} />}
      {linkedin !== null && <Away href={linkedin} isTab label={`LinkedIn of ${name}`} icon={<Link2 aria-hidden />} />}
    </>
  );
}

export function CompanyActions({ workspaceId, company: { id, name, domain, linkedin } }: { workspaceId: string; company: CompanyRow }) {
  return (
    <>
      <Link
        {...paths.company(workspaceId, id)}
        tabIndex={-1}
        title={`Page of ${name}`}
        aria-label={`Page of ${name}`}
        className={`${buttonClass('quiet', 'dense')} text-muted hover:text-ink`}
      >
        <Building2 aria-hidden />
      </Link>
      {domain !== null && <Away href={`https://${domain}`} isTab label={`Website of ${name}`} icon={<ExternalLink aria-hidden />} />}
      {linkedin !== null && <Away href={linkedin} isTab label={`LinkedIn of ${name}`} icon={<Link2 aria-hidden />} />}
    </>
  );
}

function Away({ href, label, icon, isTab = false }: { href: string; label: string; icon: ReactNode; isTab?: boolean }) {
  return (
    <a
      href={href}
      {...(isTab && { target: '_blank', rel: 'noreferrer noopener' })}
      tabIndex={-1}
      title={label}
      aria-label={isTab ? `${label}, opens a new tab` : label}
      className={`${buttonClass('quiet', 'dense')} text-muted hover:text-ink`}
    >
      {icon}
    </a>
  );
}
