/**
 * A form that sends to the API: checks local rules first, then shows the server's refusals next to their fields. Typed input is never lost.
 * Rules are checked on submit, and from then on with every change.
 */
import { useRef, useState, type ChangeEvent, type RefObject, type SubmitEvent } from 'react';
import type { ApiError, ErrorCode } from '../api/contract.ts';
import { RequestFailed } from '../api/failure.ts';
import { wordFailure, type FailureWords } from '../api/word-failure.ts';
import type { Rule } from './rules.ts';

/** The names of the fields of V that have type T. */
type NameOf<V, T> = { [N in keyof V & string]: V[N] extends T ? N : never }[keyof V & string];
type Errors<V> = Partial<Record<keyof V & string, string | undefined>>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface ApiFormOptions<V extends object> {
  defaults: V;
  /** Sends the values and handles a success. */
  send: (values: V) => Promise<unknown>;
  /** The fields of refusals for which the server names none. */
  fieldsOfCodes?: Partial<Record<ErrorCode, keyof V & string>>;
  /** Texts that fit this form better than the server's. */
  wordsOfCodes?: Partial<Record<ErrorCode, string>>;
}

export interface TextControl {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
  error: string | undefined;
}

export interface ApiForm<V extends object> {
  /** The props of a text control or a select. Call it while rendering: rules of fields that are not rendered are not checked. */
  field: (name: NameOf<V, string>, rule?: Rule) => TextControl;
  /** The props of a check box, for a boolean or for one of several values. */
  check: (
    name: NameOf<V, boolean | readonly string[]>,
    value?: string,
  ) => { name: string; checked: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
  /** The error of a group of controls. */
  errorOf: <N extends keyof V & string>(name: N, rule: Rule<V[N]>) => string | undefined;
  /** The props of the form element. `noValidate`, because the texts are ours, not the browser's. */
  form: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: SubmitEvent) => void; noValidate: true };
  values: V;
  set: <N extends keyof V & string>(name: N, value: V[N]) => void;
  /** Whether a value differs from the defaults, or from what the form was last reset to. */
  isDirty: boolean;
  reset: (values?: V) => void;
  pending: boolean;
  /** The error that concerns no single field. */
  failure: FailureWords | undefined;
}

export function useApiForm<V extends object>({ defaults, send, fieldsOfCodes = {}, wordsOfCodes = {} }: ApiFormOptions<V>): ApiForm<V> {
  const ref = useRef<HTMLFormElement>(null);
  const [first, setFirst] = useState(defaults);
  const [values, setValues] = useState(defaults);
  const [errors, setErrors] = useState<Errors<V>>({});
  const [hasSubmitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<FailureWords>();
  /** The rules of the fields of the current render. */
  const rules: { [N in keyof V & string]?: Rule<V[N]> } = {};

  function set<N extends keyof V & string>(name: N, value: V[N]): void {
    setValues((now) => ({ ...now, [name]: value }));
    if (hasSubmitted) setErrors((now) => ({ ...now, [name]: rules[name]?.(value) }));
  }

  /** Shows the errors, and focuses the first. */
  function show(found: Errors<V>): void {
    setErrors(found);
    const isWrong = (control: Element): boolean => found[(control as Control).name as keyof V & string] !== undefined;
    const control = Array.from(ref.current?.elements ?? []).find(isWrong);
    if (control instanceof HTMLElement) control.focus();
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (pending) return;
    setSubmitted(true);
    setFailure(undefined);
    const names = Object.keys(rules) as (keyof V & string)[];
    const found = Object.fromEntries(names.map((name) => [name, rules[name]?.(values[name])])) as Errors<V>;
    show(found);
    if (names.some((name) => found[name] !== undefined)) return;
    setPending(true);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      place(error);
    } finally {
      setPending(false);
    }
  }

  function place(error: RequestFailed): void {
    const refusals = error.failure.kind === 'refused' ? error.failure.errors : [];
    const placed = refusals.map(fieldOf).filter((each) => each !== undefined);
    if (placed.length > 0) return show(Object.fromEntries(placed) as Errors<V>);
    const words = wordFailure(error);
    const own = refusals[0] && wordsOfCodes[refusals[0].code];
    setFailure(own ? { ...words, text: own } : words);
  }

  function fieldOf({ code, message, field }: ApiError): [name: string, message: string] | undefined {
    const name = field !== undefined && field in values ? field : fieldsOfCodes[code];
    return name === undefined ? undefined : [name, wordsOfCodes[code] ?? message];
  }

  return {
    field: (name, rule) => {
      if (rule) rules[name] = rule as Rule<V[typeof name]>;
      return {
        name,
        value: values[name] as string,
        onChange: ({ target }) => set(name, target.value as V[typeof name]),
        error: errors[name],
      };
    },
    check: (name, value) => {
      const now: unknown = values[name];
      const others = Array.isArray(now) ? (now as string[]).filter((each) => each !== value) : undefined;
      return {
        name,
        checked: others ? (now as string[]).includes(value ?? '') : now === true,
        onChange: ({ target: { checked } }) =>
          set(name, (others ? [...others, ...(checked && value !== undefined ? [value] : [])] : checked) as V[typeof name]),
      };
    },
    errorOf: (name, rule) => {
      rules[name] = rule;
      return errors[name];
    },
    form: { ref, onSubmit: (event) => void submit(event), noValidate: true },
    values,
    set,
    isDirty: JSON.stringify(values) !== JSON.stringify(first),
    reset: (next = first) => {
      setFirst(next);
      setValues(next);
      setErrors({});
      setSubmitted(false);
      setFailure(undefined);
    },
    pending,
    failure,
  };
}
