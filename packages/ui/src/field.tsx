/**
 * Form fields: label, control, hint and error, tied together by ids.
 * Uses native controls: they are the fastest, and phones show their own pickers.
 */
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

/** Medium in forms, large for the main field of a screen; dense and compact next to text and tables, with a width set by the caller. */
export type ControlSize = 'compact' | 'dense' | 'medium' | 'large';

const control =
  'block rounded-control border border-control bg-card text-ink placeholder:text-muted ' +
  'focus-visible:outline-offset-0 aria-invalid:border-ruby-text aria-invalid:shadow-[inset_0_0_0_1px_var(--ruby-text)] [&[readonly]]:bg-wash disabled:opacity-60';
const sizes: Record<ControlSize, string> = {
  compact: 'h-8 px-2 text-13 pointer-coarse:h-11',
  dense: 'h-8 px-3 text-13 pointer-coarse:h-11',
  medium: 'h-9 w-full px-3 text-14 pointer-coarse:h-11 pointer-coarse:text-16',
  large: 'h-11 w-full px-3 text-16',
};

type InputProps = Omit<ComponentProps<'input'>, 'size'> & { size?: ControlSize };

/** Has no label itself: use it inside a `Field`, or with `aria-label`. */
export function Input({ size = 'medium', className, ...props }: InputProps) {
  return <input type="text" {...props} className={classNames(control, sizes[size], className)} />;
}

/** Several lines; see `Input`. */
export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={classNames(control, 'w-full px-3 py-2 text-13', className)} />;
}

/** The attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Hides the label visually; screen readers still read it. */
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

export function TextField({ label, hint, error, hideLabel, fieldClassName, ...props }: InputProps & WithField) {
  return (
    <Field {...{ label, hint, error, ...(hideLabel && { hideLabel }), ...(fieldClassName && { className: fieldClassName }) }}>
      {(attributes) => <Input {...props} {...attributes} />}
    </Field>
  );
}

/** A password with a button that shows it. */
export function PasswordField({ label, hint, error, ...props }: InputProps & Pick<WithField, 'label' | 'hint' | 'error'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <div className="relative">
          <Input
            {...props}
            {...attributes}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className="pr-11"
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

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & { size?: ControlSize };

/** See `Input`. */
export function Select({ size = 'medium', className, ...props }: SelectProps) {
  return <select {...props} className={classNames(control, sizes[size], selectClass, className)} />;
}

export function SelectField({ label, hint, error, hideLabel, fieldClassName, ...props }: SelectProps & WithField) {
  return (
    <Field {...{ label, hint, error, ...(hideLabel && { hideLabel }), ...(fieldClassName && { className: fieldClassName }) }}>
      {(attributes) => <Select {...props} {...attributes} />}
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
