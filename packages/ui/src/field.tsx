/**
 * Form fields: label, control, hint and error, tied together by ids.
 * Native controls on purpose: they are the fastest, and phones show their own pickers.
 */
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

export const controlClass =
  'block w-full h-9 rounded-control border border-control bg-card px-3 text-14 text-ink placeholder:text-muted pointer-coarse:h-11 pointer-coarse:text-16 ' +
  'focus-visible:outline-offset-0 aria-invalid:border-ruby-text aria-invalid:shadow-[inset_0_0_0_1px_var(--ruby-text)] [&[readonly]]:bg-wash disabled:opacity-60';

/** What a control has to carry so that label, hint and error belong to it. */
export interface ControlAttributes {
  id: string;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Hides the label from sight, not from screen readers. */
  hideLabel?: boolean;
  className?: string;
  children: (control: ControlAttributes) => ReactNode;
}

export function Field({ label, hint, error, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-13 font-medium'}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-13 font-medium text-ruby-text">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-13 text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}

type WithField = Pick<FieldProps, 'label' | 'hint' | 'error' | 'hideLabel'> & { fieldClassName?: string };

export function TextField({ label, hint, error, hideLabel, fieldClassName, className, ...props }: ComponentProps<'input'> & WithField) {
  return (
    <Field {...{ label, hint, error, ...(hideLabel && { hideLabel }), ...(fieldClassName && { className: fieldClassName }) }}>
      {(control) => <input type="text" {...props} {...control} className={classNames(controlClass, className)} />}
    </Field>
  );
}

/** A password with a button that shows it. */
export function PasswordField({ label, hint, error, ...props }: ComponentProps<'input'> & Pick<WithField, 'label' | 'hint' | 'error'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...props}
            {...control}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={classNames(controlClass, 'pr-11')}
          />
          <button
            type="button"
            className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-muted hover:text-ink"
            aria-pressed={isShown}
            aria-label={isShown ? 'Hide the password' : 'Show the password'}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon className="size-4" /> : <EyeIcon className="size-4" />}
          </button>
        </div>
      )}
    </Field>
  );
}

const chevron =
  "bg-[url('data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%2216%22%20height=%2216%22%20fill=%22none%22%20stroke=%22%23808692%22%20stroke-width=%221.75%22%3E%3Cpath%20d=%22m4%206%204%204%204-4%22/%3E%3C/svg%3E')] bg-no-repeat bg-[position:right_8px_center]";
export const selectClass = classNames('appearance-none pr-8', chevron);

export function SelectField({ label, hint, error, hideLabel, fieldClassName, className, ...props }: ComponentProps<'select'> & WithField) {
  return (
    <Field {...{ label, hint, error, ...(hideLabel && { hideLabel }), ...(fieldClassName && { className: fieldClassName }) }}>
      {(control) => <select {...props} {...control} className={classNames(controlClass, selectClass, className)} />}
    </Field>
  );
}

export function CheckboxField({ label, hint, className, ...props }: ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode }) {
  const id = useId();
  return (
    <div className={classNames('flex items-start gap-2.5', className)}>
      <input
        {...props}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-[3px] size-4 shrink-0 accent-cobalt"
      />
      <div>
        <label htmlFor={id} className="text-14">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-13 text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
