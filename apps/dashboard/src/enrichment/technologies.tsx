import type { CompanyTechnology } from '../api/contract.ts';
import { wordDay } from '../words/dates.ts';
import { DetailSection, NothingFound } from './detail-section.tsx';
import { DetailValue } from './detail-value.tsx';
import type { Rejecting } from './use-rejecting.ts';

/** By first category; categories and names in alphabetical order, those that are gone last. */
export function byCategory(technologies: readonly CompanyTechnology[]): [category: string, technologies: CompanyTechnology[]][] {
  const groups = Map.groupBy(technologies, ({ categories }) => categories[0] ?? 'Other');
  return Array.from(groups, ([category, all]): [string, CompanyTechnology[]] => [
    category,
    all.toSorted((a, b) => Number(isPast(a)) - Number(isPast(b)) || a.name.localeCompare(b.name, 'en')),
  ]).toSorted(([a], [b]) => Number(a === 'Other') - Number(b === 'Other') || a.localeCompare(b, 'en'));
}

const isPast = ({ goneSince, isRejected }: CompanyTechnology): boolean => goneSince !== null || isRejected;

/** What the site runs on, by category, with the day each was first seen. */
export function Technologies({ technologies, rejecting }: { technologies: readonly CompanyTechnology[]; rejecting: Rejecting }) {
  return (
    <DetailSection id="technologies" title="Technologies" count={technologies.filter((each) => !isPast(each)).length}>
      {technologies.length === 0 ? (
        <NothingFound>No technology was recognized on the pages that were read.</NothingFound>
      ) : (
        <dl className="columns-1 gap-x-8 @md:columns-2 @3xl:columns-3">
          {byCategory(technologies).map(([category, all]) => (
            <div key={category} className="mb-4 break-inside-avoid">
              <dt className="mb-1 text-12 text-muted">{category}</dt>
              {all.map((technology) => {
                const { id, name, version, isImplied, firstSeenAt } = technology;
                return (
                  <dd key={id} className="py-0.5">
                    <DetailValue
                      detail={technology}
                      name={name}
                      rejecting={rejecting}
                      isGuess={isImplied}
                      note={
                        <>
                          {isImplied && <span title="Not seen itself: another technology needs it">implied, </span>}
                          <span className="whitespace-nowrap">since {wordDay(firstSeenAt)}</span>
                        </>
                      }
                    >
                      {name}
                      {version && <span className="text-muted tabular-nums"> {version}</span>}
                    </DetailValue>
                  </dd>
                );
              })}
            </div>
          ))}
        </dl>
      )}
    </DetailSection>
  );
}
