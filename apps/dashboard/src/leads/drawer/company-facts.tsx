import type { LeadCompany } from '../../api/contract.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { CompanyHead } from './lead-heads.tsx';
import { LeadParts } from './lead-parts.tsx';
import { WorkFields } from './work-fields.tsx';

interface CompanyFactsProps {
  workspace: OpenWorkspace;
  company: LeadCompany;
  /** What its website says is a tab, because there is no room for it beside the facts. */
  isNarrow: boolean;
  onEdit: (() => void) | undefined;
}

/** Everything about a company except its people: the content of the drawer, for its page. */
export function CompanyFacts({ workspace, company, isNarrow, onEdit }: CompanyFactsProps) {
  return (
    <div className="pb-10">
      <CompanyHead workspace={workspace} company={company} isTitled />
      <WorkFields workspace={workspace} kind="companies" lead={company} />
      <LeadParts workspace={workspace} lead={company} website={isNarrow ? company : undefined} onEdit={onEdit} />
    </div>
  );
}
