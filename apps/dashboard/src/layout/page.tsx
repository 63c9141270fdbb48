/** The layout of a screen: title, actions, content. After a navigation the title is focused, so that screen readers announce the screen. */
import { useEffect, useRef, type ReactNode } from 'react';

interface PageProps {
  title: string;
  /** The visible title, if it differs from the text. */
  heading?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title, heading = title, actions, children }: PageProps) {
  return (
    <>
      <title>{`${title} · Leadlight`}</title>
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hairline px-4 py-2.5 sm:px-6 pointer-coarse:min-h-16.25">
        <PageTitle>{heading}</PageTitle>
        {actions && <div className="flex min-w-0 flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </>
  );
}

/** On the first page of a visit, the focus stays where the browser puts it. */
let hasPageBefore = false;

function PageTitle({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasPageBefore) ref.current?.focus({ preventScroll: true });
    hasPageBefore = true;
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} className="min-w-0 text-20 leading-7 wrap-anywhere outline-none">
      {children}
    </h1>
  );
}
