import { textLink } from '@leadlight/ui/link';
import { Link } from '@tanstack/react-router';
import { AccountPage } from '../../layout/account-page.tsx';
import { paths } from '../../paths.ts';
import { CreateForm } from './create-form.tsx';

export function NewWorkspace() {
  return (
    <AccountPage title="New workspace" lead="A workspace has its own members, leads and credits.">
      <CreateForm />
      <p className="mt-7 border-t border-hairline pt-5">
        <Link {...paths.start()} className={textLink}>
          Back to your workspaces
        </Link>
      </p>
    </AccountPage>
  );
}
