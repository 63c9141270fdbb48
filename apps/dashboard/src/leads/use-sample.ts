import { useCommand } from '../api/use-command.ts';

/** Hides the sample from the whole workspace, or shows it again. Other open pages are updated with their session. */
export function useSample(workspaceId: string): { pending: boolean; setHidden: (hidesSample: boolean) => void } {
  const { run, pending } = useCommand('updateWorkspace', {
    notice: (_, { body: { hidesSample } }) => ({
      title: hidesSample ? 'Sample hidden' : 'Sample shown',
      text: 'This applies to the whole workspace.',
      ...(hidesSample && { undo: { label: 'Show again', run: () => setHidden(false) } }),
    }),
  });
  const setHidden = (hidesSample: boolean): void => void run({ params: { workspaceId }, body: { hidesSample } });
  return { pending, setHidden };
}
