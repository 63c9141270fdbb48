/**
 * A form that sends to the API: local rules first, then the server's refusals at the fields they belong to.
 * What was typed stays, whatever happens.
 */
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type RegisterOptions, type UseFormReturn } from 'react-hook-form';
import type { ApiError, ErrorCode } from '../api/contract.ts';
import { RequestFailed } from '../api/failure.ts';
import { wordFailure, type FailureWords } from '../api/word-failure.ts';

interface ApiFormOptions<V extends FieldValues> {
  defaults: DefaultValues<V>;
  /** Sends, and does what follows a success. */
  send: (values: V) => Promise<unknown>;
  /** Fields of refusals that the server does not tie to one. */
  fieldsOfCodes?: Partial<Record<ErrorCode, Path<V>>>;
  /** Words that fit this form better than the server's. */
  wordsOfCodes?: Partial<Record<ErrorCode, string>>;
}

export interface ApiForm<V extends FieldValues> {
  /** For a text control: its name, handlers, and error. */
  field: <N extends Path<V>>(
    name: N,
    rules?: RegisterOptions<V, N>,
  ) => ReturnType<UseFormReturn<V>['register']> & { error: string | undefined };
  /** For the form element. `noValidate`: our own words, not the browser's. */
  form: { onSubmit: (event?: React.BaseSyntheticEvent) => Promise<void>; noValidate: true };
  pending: boolean;
  /** What concerns no single field. */
  failure: FailureWords | undefined;
  raw: UseFormReturn<V>;
}

export function useApiForm<V extends FieldValues>({
  defaults,
  send,
  fieldsOfCodes = {},
  wordsOfCodes = {},
}: ApiFormOptions<V>): ApiForm<V> {
  const raw = useForm<V>({ defaultValues: defaults, reValidateMode: 'onChange' });
  const [failure, setFailure] = useState<FailureWords>();
  const { errors, isSubmitting } = raw.formState;

  const onSubmit = raw.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      place(error);
    }
  });

  function place(error: RequestFailed): void {
    const refusals = error.failure.kind === 'refused' ? error.failure.errors : [];
    const placed = refusals.flatMap((refusal) => fieldOf(refusal) ?? []);
    for (const [index, { name, message }] of placed.entries()) raw.setError(name, { message }, { shouldFocus: index === 0 });
    if (placed.length === 0) {
      const words = wordFailure(error);
      const own = refusals[0] && wordsOfCodes[refusals[0].code];
      setFailure(own ? { ...words, text: own } : words);
    }
  }

  function fieldOf({ code, message, field }: ApiError): { name: Path<V>; message: string } | undefined {
    const name = field !== undefined && field in raw.getValues() ? (field as Path<V>) : fieldsOfCodes[code];
    return name && { name, message: wordsOfCodes[code] ?? message };
  }

  return {
    field: (name, rules) => ({ ...raw.register(name, rules), error: errorAt(errors, name) }),
    form: { onSubmit, noValidate: true },
    pending: isSubmitting,
    failure,
    raw,
  };
}

function errorAt(errors: object, name: string): string | undefined {
  const error = (errors as Record<string, { message?: unknown } | undefined>)[name];
  return typeof error?.message === 'string' ? error.message : undefined;
}
