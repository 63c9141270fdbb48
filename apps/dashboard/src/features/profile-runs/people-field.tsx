/** The field for people: one or many, typed, pasted, or in a file. */
import { Button } from '@leadlight/ui/button';
import { Field, TextArea } from '@leadlight/ui/field';
import { FileText, FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { wordBytes } from '../../form/word-bytes.ts';
import { wordNumber } from '../../words/numbers.ts';
import { mostCharacters, readPeopleFile } from './read-people-file.ts';

/** What was typed, or the content of a file. */
export interface People {
  text: string;
  file?: { name: string; bytes: number } | undefined;
}

export const isTooLong = ({ text }: People): boolean => text.length > mostCharacters;

/** The field grows with what is typed, up to ten lines. */
const linesShown = (text: string): number => Math.min(10, Math.max(3, text.slice(0, 2_000).split('\n').length + 1));

export function PeopleField({ people, onPeople }: { people: People; onPeople: (people: People) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const take = (file: File | undefined): void => {
    if (!file) return;
    void readPeopleFile(file).then((read) => {
      setRefusal(read.kind === 'refused' ? `${file.name}: ${read.message}` : undefined);
      if (read.kind === 'text') onPeople({ text: read.text, file: { name: file.name, bytes: file.size } });
    });
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        const [file] = event.dataTransfer.files;
        setOver(false);
        // Text that is dropped belongs in the field.
        if (!file) return;
        event.preventDefault();
        take(file);
      }}
      className={`rounded-control ${isOver ? 'outline-2 outline-offset-6 outline-cobalt outline-dashed' : ''}`}
    >
      {people.file ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-control px-3 py-2.5 text-13">
          <FileText className="size-4 shrink-0 text-muted" aria-hidden />
          <b className="min-w-0 wrap-anywhere">{people.file.name}</b>
          <span className="text-muted tabular-nums">{wordBytes(people.file.bytes)}</span>
          <Button size="small" tone="quiet" className="ml-auto" onClick={() => onPeople({ text: '' })}>
            Remove the file
          </Button>
        </div>
      ) : (
        <Field
          label="People"
          hint="One per line: a LinkedIn URL, an email address, or a name with a company. LinkedIn’s pages are never opened."
          error={
            refusal ??
            (isTooLong(people)
              ? `${wordNumber(people.text.length)} characters. A run takes at most ${wordNumber(mostCharacters)}: divide the list.`
              : undefined)
          }
        >
          {(control) => (
            <TextArea
              {...control}
              rows={linesShown(people.text)}
              spellCheck={false}
              autoCapitalize="none"
              placeholder={'https://www.linkedin.com/in/ana-silva\nana@acme.example\nBen Klein @ Acme'}
              value={people.text}
              onChange={(event) => {
                setRefusal(undefined);
                onPeople({ text: event.target.value });
              }}
            />
          )}
        </Field>
      )}
      <input
        ref={input}
        type="file"
        aria-label="File of people"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {people.text === '' && (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button onClick={() => input.current?.click()}>
            <FileUp aria-hidden />
            Choose a file
          </Button>
          <p className="min-w-0 flex-1 basis-64 text-13 text-muted">
            <span className="pointer-coarse:hidden">Or drop one: </span>CSV or TSV with a header, such as LinkedIn’s own Connections.csv or
            an export of a CRM.
          </p>
        </div>
      )}
    </div>
  );
}
