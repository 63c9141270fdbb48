import { Link } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfileForecast, ProfileRunQuestion } from '../api/contract.ts';
import { paths } from '../paths.ts';
import { OpenSetup } from '../setup/open-setup.tsx';
import type { OpenWorkspace } from '../session/session.queries.ts';

const link = 'font-medium text-ink underline decoration-control underline-offset-3 hover:decoration-ink';

interface ForecastNotesProps {
  workspace: OpenWorkspace;
  forecast: ProfileForecast;
  question: ProfileRunQuestion;
}

/** What this run can't look for, and why: otherwise fields that stay empty would seem to be caused by the people. */
export function ForecastNotes({ workspace: { workspaceId, may }, forecast, question }: ForecastNotesProps) {
  const notes: [id: string, text: ReactNode][] = [];
  if (!forecast.readsWebsites)
    notes.push([
      'websites',
      <>
        Employers’ websites aren’t read yet, because the operator of this installation hasn’t set the page that says who reads them.{' '}
        <OpenSetup of="enrichment" />
      </>,
    ]);
  if (!forecast.findsAddresses && question.wants?.includes('email'))
    notes.push([
      'addresses',
      <>
        Mail servers can’t be asked, so addresses aren’t found or verified: the operator of this installation hasn’t set up verification.{' '}
        <OpenSetup of="verification" />
      </>,
    ]);
  if (question.providers && forecast.providers.length === 0)
    notes.push([
      'providers',
      <>
        No connected provider answers this.{' '}
        {may('providers.update') && (
          <Link {...paths.settings(workspaceId, 'providers')} className={link}>
            Connect a provider
          </Link>
        )}
      </>,
    ]);
  const unpriced = forecast.providers.filter(({ mostMicros }) => mostMicros === null).map(({ name }) => name);
  if (unpriced.length > 0)
    notes.push([
      'prices',
      <>
        {unpriced.join(', ')} {unpriced.length === 1 ? 'isn’t' : 'aren’t'} asked, because the price of a credit isn’t set.{' '}
        {may('providers.update') && (
          <Link {...paths.settings(workspaceId, 'providers')} className={link}>
            Set the price
          </Link>
        )}
      </>,
    ]);
  if (notes.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 text-13">
      {notes.map(([id, text]) => (
        <li key={id} className="flex gap-2.5 text-muted">
          <Info className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}
