import { Toaster, toasts } from '@leadlight/ui/toaster';
import { useEffect } from 'react';
import { showNoticesWith } from './notify.ts';

export function NoticeWindow() {
  useEffect(
    () =>
      showNoticesWith(({ title, text, tone = 'done', undo }) => {
        const id = toasts.add({
          title,
          ...(text && { description: text }),
          type: tone,
          priority: tone === 'error' ? 'high' : 'low',
          ...(undo && {
            actionProps: {
              children: undo.label,
              onClick: () => {
                toasts.close(id);
                undo.run();
              },
            },
          }),
        });
      }),
    [],
  );
  return <Toaster />;
}
