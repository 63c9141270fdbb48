import { Skeleton } from '@leadlight/ui/skeleton';
import { Section } from '../../layout/settings-layout.tsx';

/** Sections of a settings page that are loading. */
export function LoadingSections({ titles }: { titles: readonly string[] }) {
  return titles.map((title) => (
    <Section key={title} title={title}>
      <div role="status" aria-label={`Loading: ${title}`}>
        <Skeleton className="h-7 w-32" />
        <Skeleton className="mt-3 w-full max-w-96" />
        <Skeleton className="mt-2 w-full max-w-72" />
      </div>
    </Section>
  ));
}
