/** The process that previews.ts starts. */
import type { ImportSettings } from '@leadlight/contract';
import { FileFault } from './files/rows.ts';
import { SettingsFault } from './file-top.ts';
import { understandFile, type FileToRead, type Understood } from './understand-file.ts';

export interface PreviewQuestion {
  readonly number: number;
  readonly path: string;
  readonly settings: ImportSettings;
  readonly file: FileToRead;
}

export type PreviewAnswer = { readonly number: number } & (
  | { readonly kind: 'understood'; readonly understood: Understood }
  | { readonly kind: 'refused'; readonly code: FileFault['code'] | 'file_slow' | 'file_not_read' | 'unavailable' }
  | { readonly kind: 'settings'; readonly faults: SettingsFault['faults'] }
);

// The application decides when it ends: Ctrl-C in a terminal reaches both, and the server still answers the requests that it has.
process.on('SIGINT', () => undefined);
process.on('SIGHUP', () => undefined);
process.on('message', (question: PreviewQuestion) => {
  void answer(question).then((reply) => process.send?.(reply));
});
process.once('disconnect', () => process.exit(0));

async function answer({ number, path, settings, file }: PreviewQuestion): Promise<PreviewAnswer> {
  try {
    return { number, kind: 'understood', understood: await understandFile(path, settings, file) };
  } catch (error) {
    if (error instanceof SettingsFault) return { number, kind: 'settings', faults: error.faults };
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { number, kind: 'refused', code: error instanceof FileFault ? error.code : isGone ? 'file_gone' : 'file_broken' };
  }
}
