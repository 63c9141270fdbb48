/** The first thing on the home screen: say who you are looking for. */
import { textLink } from '@leadlight/ui/link';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { WordsBox } from '../../leads/words/words-box.tsx';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';

export function WordsStart({ workspace }: { workspace: OpenWorkspace }) {
  const { workspaceId } = workspace;
  const may = (action: Parameters<OpenWorkspace['may']>[0]): boolean => workspace.may(action) && !workspace.isReadOnly;
  const others = [
    may('imports.create') && { link: paths.newImport(workspaceId), words: 'import your customers', after: ' and find more like them' },
    may('profiles.create') && { link: paths.profileRuns(workspaceId), words: 'enrich LinkedIn profiles' },
    may('verifications.create') && { link: paths.verifications(workspaceId), words: 'verify an email' },
  ].filter((each) => each !== false);
  return (
    <section aria-labelledby="words-start" className="border-b border-hairline pt-5">
      <h2 id="words-start" className="px-4 text-16 sm:px-6">
        Who are you looking for?
      </h2>
      <div className="px-1 sm:px-3 [&>div]:border-0">
        <WordsBox workspace={workspace} />
      </div>
      <p className="px-4 pt-2 pb-4 text-13 text-muted sm:px-6">
        Such as “heads of marketing at German fintechs with 50-200 people, not agencies”, in seven languages.{' '}
        {others.map(({ link, words, after }, index) => (
          <Fragment key={words}>
            {index === 0 ? 'Or ' : index === others.length - 1 ? ', or ' : ', '}
            <Link {...link} className={textLink}>
              {words}
            </Link>
            {after}
          </Fragment>
        ))}
        {others.length > 0 && '.'}
      </p>
    </section>
  );
}
