import { Button } from '@leadlight/ui/button';
import { CheckboxField } from '@leadlight/ui/field';
import { DialogActions } from '@leadlight/ui/dialog';
import { Copy, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { copyText } from '../../notices/copy.ts';

/** The recovery codes, which are shown only once. Each replaces the phone for one sign-in. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isKept, setKept] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const text = codes.join('\n');
  return (
    <>
      <p className="text-muted">If you lose your phone, sign in with one of these codes. Each works once. They won’t be shown again.</p>
      <ul aria-label="Recovery codes" className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-wash p-4 font-mono text-14">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => void copyText(text, 'Recovery codes copied')}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button onClick={() => save(text)}>
          <Download aria-hidden />
          Save as file
        </Button>
      </div>
      <CheckboxField
        className="mt-5"
        label="I saved these codes in a place I can access without my phone"
        checked={isKept}
        hint={isAsked && !isKept && 'Save the codes first, then check this box: they aren’t shown again.'}
        ref={box}
        onChange={(event) => setKept(event.target.checked)}
      />
      <DialogActions>
        <Button
          tone="primary"
          onClick={() => {
            setAsked(true);
            if (isKept) onDone();
            else box.current?.focus();
          }}
        >
          Done
        </Button>
      </DialogActions>
    </>
  );
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([`Leadlight recovery codes\n\n${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'leadlight-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}
