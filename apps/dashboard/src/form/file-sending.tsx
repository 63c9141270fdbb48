import { Button } from '@leadlight/ui/button';
import { Progress } from '@leadlight/ui/progress';
import { wordBytes } from './word-bytes.ts';

export interface Sending {
  file: File;
  /** The share of its bytes that was sent, 0 to 1. */
  share: number;
}

/** The progress of an upload, which can be canceled. */
export function FileSending({ sending: { file, share }, onStop }: { sending: Sending; onStop: () => void }) {
  return (
    <div role="status" className="rounded-window border border-hairline bg-ground px-6 py-8">
      <p className="font-medium wrap-anywhere">{file.name}</p>
      <p className="mt-0.5 text-13 text-muted tabular-nums">
        {share < 1 ? `${wordBytes(file.size * share)} of ${wordBytes(file.size)} sent` : 'Uploaded. Reading the file…'}
      </p>
      <Progress
        label="Upload"
        value={Math.round(share * 100)}
        max={100}
        text={`${Math.round(share * 100)} percent`}
        tone="cobalt"
        className="mt-4"
      />
      <Button className="mt-5" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
