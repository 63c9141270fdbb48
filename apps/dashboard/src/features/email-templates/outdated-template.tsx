import { Button } from '@leadlight/ui/button';
import type { EmailTemplate } from '../../api/contract.ts';
import { wordStep } from './email-words.ts';

interface OutdatedTemplateProps {
  /** What someone else saved. */
  saved: EmailTemplate;
  onMine: () => void;
  onTheirs: () => void;
}

/** Someone else saved the template while the user was writing: shows their texts, and the user chooses. */
export function OutdatedTemplate({ saved, onMine, onTheirs }: OutdatedTemplateProps) {
  return (
    <div role="alert" className="grid gap-2 rounded-control bg-ruby/10 px-3 py-2.5 text-13">
      <p className="font-medium text-ruby-text">This template was changed while you were writing. Your texts aren’t saved yet.</p>
      <details>
        <summary className="cursor-pointer font-medium">Show what is saved</summary>
        <div className="mt-2 grid gap-3 rounded-control bg-card p-3">
          <p className="font-semibold wrap-anywhere">{saved.name}</p>
          {saved.steps.map(({ subject, body, afterDays }, index) => (
            // The place of an email is its identity.
            <div key={index} className="grid gap-1 wrap-anywhere">
              <p className="text-muted">{wordStep(index, afterDays)}</p>
              <p className="font-medium">{subject}</p>
              <p className="whitespace-pre-wrap">{body}</p>
            </div>
          ))}
        </div>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onMine}>
          Save mine instead
        </Button>
        <Button size="small" onClick={onTheirs}>
          Use what is saved, drop mine
        </Button>
      </div>
    </div>
  );
}
