/** Short messages at the top, where no screen has a field, about what just happened; announced by screen readers, reachable with F6. */
import { Toast } from '@base-ui/react/toast';
import { AlertIcon, CheckIcon, CloseIcon } from './icons.tsx';

export const toasts = Toast.createToastManager();

export function Toaster() {
  return (
    <Toast.Provider toastManager={toasts} timeout={6000} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed top-2 left-1/2 z-50 flex w-[min(360px,calc(100vw-32px))] -translate-x-1/2 flex-col gap-2 outline-none">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts: shown } = Toast.useToastManager();
  return shown.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['up', 'right']}
      className="w-full rounded-card border border-hairline bg-card text-ink shadow-popup transition-[opacity,translate] duration-200 ease-out data-starting-style:-translate-y-3 data-starting-style:opacity-0 data-ending-style:opacity-0 data-limited:hidden"
    >
      <Toast.Content className="flex items-start gap-2.5 p-3">
        {toast.type === 'error' ? (
          <AlertIcon className="mt-[3px] size-4 shrink-0 text-ruby-text" />
        ) : (
          <CheckIcon className="mt-[3px] size-4 shrink-0 text-emerald-text" />
        )}
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-text text-14 font-medium tracking-normal" />
          <Toast.Description className="text-13 text-muted" />
          <Toast.Action className="mt-1 text-13 font-medium text-cobalt-text underline underline-offset-3 empty:hidden" />
        </div>
        <Toast.Close
          aria-label="Dismiss"
          className="-m-1 grid size-7 shrink-0 place-items-center rounded-[8px] text-muted hover:bg-wash-strong hover:text-ink pointer-coarse:-m-2.5 pointer-coarse:size-11"
        >
          <CloseIcon className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
