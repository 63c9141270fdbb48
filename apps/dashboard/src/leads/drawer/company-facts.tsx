import type { LeadCompany } from '../../api/contract.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { CompanyHead } from './lead-heads.tsx';
import { LeadParts } from './lead-parts.tsx';
import { WorkFields } from './work-fields.tsx';

/** Everything about a company except its people: the content of the drawer, for its page. */
export function CompanyFacts({ workspace, company }: { workspace: OpenWorkspace; company: LeadCompany }) {
  return (
    <div className="pb-10">
      <CompanyHead workspace={workspace} company={company} isTitled />
      <WorkFields workspace={workspace} kind="companies" lead={company} />
      <LeadParts workspace={workspace} lead={company} />
    </div>
  );
}
