import { useCommand } from '../api/use-command.ts';

/** Hides the fictional sample from the whole workspace, or shows it again. Other open pages learn it with their session. */
export function useSample(workspaceId: string): { pending: boolean; setHidden: (hidesSample: boolean) => void } {
  const { run, pending } = useCommand('updateWorkspace', {
    notice: (_, { body: { hidesSample } }) => ({
      title: hidesSample ? 'The sample is hidden' : 'The sample is shown',
      text: 'For the whole workspace.',
      ...(hidesSample && { undo: { label: 'Show it again', run: () => setHidden(false) } }),
    }),
  });
  const setHidden = (hidesSample: boolean): void => void run({ params: { workspaceId }, body: { hidesSample } });
  return { pending, setHidden };
}
