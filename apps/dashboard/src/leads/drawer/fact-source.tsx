import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LeadFact } from '../../api/contract.ts';
import { paths } from '../../paths.ts';
import { sourceNames } from '../lead-words.ts';
import { factLink } from './fact-value.tsx';

/** The locator of an imported value is "<import's ID>/<file's name>". */
const imported = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(.+)$/;

/** Where a fact is from: the page, the file, the member, the register. */
export function FactSource({ workspaceId, fact: { evidence } }: { workspaceId: string; fact: LeadFact }): ReactNode {
  const { source, locator, row, actorName, attribution } = evidence;
  if (source === 'hand') return `${sourceNames.hand}, ${actorName ?? 'a former member'}`;
  if (attribution)
    return (
      <>
        {`${sourceNames[source]}: ${attribution.text}, `}
        <a href={attribution.licenseUrl} target="_blank" rel="noreferrer noopener nofollow" className={factLink}>
          {attribution.license.replace('LicenseRef-', '').replaceAll('-', ' ')}
        </a>
      </>
    );
  const [, importId, fileName] = imported.exec(locator ?? '') ?? [];
  return (
    <>
      {importId === undefined || source !== 'import' ? sourceNames[source] : null}
      {importId !== undefined ? (
        <>
          {source !== 'import' && ': '}
          <Link {...paths.import(workspaceId, importId)} className={factLink}>
            {fileName}
          </Link>
        </>
      ) : locator && /^https?:\/\//.test(locator) ? (
        <>
          {': '}
          <a href={locator} target="_blank" rel="noreferrer noopener nofollow" className={factLink}>
            {hostOf(locator)}
          </a>
        </>
      ) : (
        // The locator of a sample value is a number of its generator.
        locator && source !== 'sample' && `: ${locator}`
      )}
      {row !== null && `, row ${row.toLocaleString('en')}`}
    </>
  );
}

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}
