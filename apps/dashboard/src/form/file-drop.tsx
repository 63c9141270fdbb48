import { Button, type ButtonTone } from '@leadlight/ui/button';
import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';

interface FileDropProps {
  /** The label of the field, for screen readers. */
  label: string;
  /** The accepted formats: "CSV or TSV, up to 200,000 rows". */
  hint: string;
  accept: string;
  /** The tone of the button: primary if the screen is about the file. */
  tone?: ButtonTone;
  onFile: (file: File) => void;
}

/** An area to drop a file in, with a button to choose one. */
export function FileDrop({ label, hint, accept, tone = 'outline', onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file) onFile(file);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
      className={`grid justify-items-center rounded-window border-2 border-dashed px-6 py-12 text-center transition-colors duration-120 ${isOver ? 'border-cobalt bg-cobalt/6' : 'border-control bg-ground'}`}
    >
      <FileUp className="size-8 text-muted" strokeWidth={1.5} aria-hidden />
      <p className="mt-3 font-heading text-20 font-bold tracking-tight">Drop a file here</p>
      <p className="mt-1 text-13 text-muted">{hint}</p>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button tone={tone} className="mt-4" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
    </div>
  );
}
