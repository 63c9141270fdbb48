import type { ReactNode } from 'react';

/** The heading and introduction of a screen outside a workspace. */
export function AccountPage({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <>
      <title>{`${title} · Leadlight`}</title>
      <h1 className="wrap-anywhere text-32 leading-9">{title}</h1>
      {lead && <div className="mt-2 text-16 text-pretty text-muted">{lead}</div>}
      {children && <div className="mt-7">{children}</div>}
    </>
  );
}
