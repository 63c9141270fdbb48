/** Focuses the first field of the form that shows an error, so that a screen reader reads the error too. */
export function focusInvalid(form: Element): void {
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
