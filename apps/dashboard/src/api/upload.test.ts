import { expect, test, vi } from 'vitest';
import { upload } from './upload.ts';

test('an upload that is canceled while its route is loaded sends nothing', async () => {
  const open = vi.fn<() => void>();
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      open = open;
      abort() {}
      setRequestHeader() {}
      addEventListener() {}
      send() {
        throw new Error('sent');
      }
      upload = { addEventListener() {} };
    },
  );
  const control = new AbortController();
  const sent = upload('createImport', '01a1fd61-47e1-7238-90d8-94a8c7868f75', new File(['Name'], 'list.csv'), {
    signal: control.signal,
    onProgress: () => undefined,
    idempotencyKey: 'one',
  });
  control.abort();
  await expect(sent).rejects.toThrow('stopped');
  expect(open).not.toHaveBeenCalled();
});
