import '../../api/groups/email-templates.ts';
import { buttonClass, IconButton } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EmailTemplate } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { EmailTabs } from '../../layout/email-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { ReadyList } from '../../layout/ready.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { wordAge } from '../../words/dates.ts';
import { wordActor } from '../../words/names.ts';
import { wordCount } from '../../words/numbers.ts';
import { templatesQuery } from './email-templates.queries.ts';
import { languageNames } from './email-words.ts';

/** All templates of the workspace. */
export function EmailTemplates() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const templates = useQuery(templatesQuery(workspaceId));
  const [toDelete, setToDelete] = useState<EmailTemplate>();
  const remove = useCommand('deleteEmailTemplate', { failure: 'inline', onDone: () => setToDelete(undefined) });
  const mayChange = workspace.may('leads.update') && !workspace.isReadOnly;
  const add = mayChange && (
    <Link {...paths.newEmailTemplate(workspaceId)} className={buttonClass('primary')}>
      New template
    </Link>
  );
  return (
    <Page title="Email templates" actions={templates.data && templates.data.items.length > 0 && add}>
      <EmailTabs current="email-templates" />
      <div className="px-4 pb-16 sm:px-6">
        <ReadyList
          query={templates}
          what="the templates"
          rows={5}
          empty={
            <EmptyState title="No templates yet" action={add}>
              A template is filled with facts about each reader, and every claim shows where it is from. Leadlight sends nothing: copy the
              email, open it in your mail program, or export a list as CSV.
            </EmptyState>
          }
        >
          {(items) => (
            <Table label="Email templates">
              <thead>
                <tr>
                  <Th>Name</Th>
                  <Th className="max-sm:hidden">Language</Th>
                  <Th className="max-md:hidden">Emails</Th>
                  <Th className="max-md:hidden">Changed</Th>
                  <Th>
                    <span className="sr-only">Actions</span>
                  </Th>
                </tr>
              </thead>
              <tbody>
                {items.map((template) => (
                  <tr key={template.id}>
                    <Td>
                      <Link {...paths.emailTemplate(workspaceId, template.id)} className="font-medium no-underline hover:underline">
                        {template.name}
                      </Link>
                    </Td>
                    <Td className="max-sm:hidden">{languageNames[template.language]}</Td>
                    <Td className="max-md:hidden">{wordCount(template.steps.length, 'email')}</Td>
                    <Td className="text-muted max-md:hidden">
                      {wordAge(template.updatedAt)}
                      {template.createdBy && `, by ${wordActor(template.createdBy)}`}
                    </Td>
                    <Td className="text-right">
                      {mayChange && (
                        <IconButton label={`Delete ${template.name}`} icon={<Trash2 aria-hidden />} onClick={() => setToDelete(template)} />
                      )}
                    </Td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </ReadyList>
      </div>
      <Confirm
        open={toDelete !== undefined}
        onOpenChange={() => setToDelete(undefined)}
        title={`Delete “${toDelete?.name ?? ''}”?`}
        description="Emails that you copied or exported stay as they are."
        action="Delete template"
        pending={remove.pending}
        error={remove.failure?.text}
        onConfirm={() => toDelete && void remove.run({ params: { workspaceId, templateId: toDelete.id } })}
      />
    </Page>
  );
}
