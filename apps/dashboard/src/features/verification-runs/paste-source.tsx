import { Field, TextArea } from '@leadlight/ui/field';
import { useEffect, useState } from 'react';
import type { RunQuestion } from '../../api/contract.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import { addressesIn, mostPasted } from './addresses-in.ts';

/** Typing has ended if nothing was typed for this long, in ms. */
const settledMs = 400;

export function PasteSource({ onSource }: { onSource: (source: RunQuestion['source'] | undefined) => void }) {
  const [text, setText] = useState('');
  const addresses = addressesIn(text);
  const isTooMany = addresses.length > mostPasted;
  useEffect(() => {
    const timer = setTimeout(() => {
      const settled = addressesIn(text);
      onSource(settled.length > 0 && settled.length <= mostPasted ? { kind: 'addresses', addresses: settled } : undefined);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [text, onSource]);
  return (
    <Field
      label="Addresses"
      hint={
        addresses.length > 0 && !isTooMany
          ? `${wordCount(addresses.length, 'address', 'addresses')}.`
          : 'One per line, or separated by commas.'
      }
      error={
        isTooMany
          ? `${wordNumber(addresses.length)} addresses. You can paste at most ${wordNumber(mostPasted)}. Upload a file instead.`
          : undefined
      }
    >
      {(control) => (
        <TextArea
          {...control}
          rows={10}
          spellCheck={false}
          autoCapitalize="none"
          placeholder={'ana@acme.example\nben@acme.example'}
          className="font-mono"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  );
}
