import { Pane } from '@leadlight/ui/badge';

const steps = ['File', 'Columns', 'Import'];

/** The steps of an import: a pane lights up for each one that is reached. */
export function ImportSteps({ at }: { at: 0 | 1 | 2 }) {
  return (
    <ol aria-label="Steps of the import" className="flex gap-6 border-b border-hairline px-4 py-2.5 text-13 sm:px-6">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={`flex items-center gap-2 ${index === at ? 'font-medium' : 'text-muted'}`}
        >
          <span className={index < at ? 'text-emerald-text' : index === at ? 'text-cobalt-text' : 'text-control'}>
            <Pane filled={index <= at} className="h-3 w-2.5" />
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
