/**
 * Traces, from OpenTelemetry's own variables (opentelemetry.io, "OTLP Exporter Configuration" and "SDK Configuration"). Without an endpoint, there are none.
 * Headers, certificates, timeouts and compression are read by OpenTelemetry's packages themselves.
 */
import { StartError } from '../start-error.ts';

export interface TracingConfig {
  readonly protocol: 'http/protobuf' | 'http/json';
  readonly sampler: SamplerName;
  /** The part of traces that is kept, for samplers by ratio. */
  readonly ratio: number;
}

const protocols = ['http/protobuf', 'http/json'] as const;
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof samplers)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** @returns null without an endpoint, or if OTEL_SDK_DISABLED or OTEL_TRACES_EXPORTER say so. @throws StartError that names every wrong variable */
export function readTracingConfig(environment: Environment): TracingConfig | null {
  const given = (name: string): string => environment[name]?.trim() ?? '';
  const endpoints = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'].filter((name) => given(name) !== '');
  if (endpoints.length === 0 || given('OTEL_SDK_DISABLED').toLowerCase() === 'true' || given('OTEL_TRACES_EXPORTER') === 'none')
    return null;
  const faults: string[] = [];
  const refuse = (name: string, expected: string): void => {
    // An endpoint may have a password.
    const shown = name.endsWith('ENDPOINT') ? 'has a value that is not shown' : `is ${JSON.stringify(given(name))}`;
    faults.push(`${name} ${shown}; expected ${expected} (docs/operating.md#traces).`);
  };
  for (const name of endpoints)
    if (!URL.canParse(given(name)) || !/^https?:$/.test(new URL(given(name)).protocol) || new URL(given(name)).password !== '')
      refuse(name, 'an http or https URL without a password, such as http://localhost:4318');
  const protocolName =
    given('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') === '' ? 'OTEL_EXPORTER_OTLP_PROTOCOL' : 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL';
  const protocol = protocols.find((each) => each === (given(protocolName) || protocols[0]));
  if (!protocol) refuse(protocolName, protocols.join(' or '));
  const sampler = samplers.find((each) => each === (given('OTEL_TRACES_SAMPLER') || 'parentbased_always_on'));
  if (!sampler) refuse('OTEL_TRACES_SAMPLER', `one of ${samplers.join(', ')}`);
  const ratio = given('OTEL_TRACES_SAMPLER_ARG') === '' ? 1 : Number(given('OTEL_TRACES_SAMPLER_ARG'));
  if (!(ratio >= 0 && ratio <= 1)) refuse('OTEL_TRACES_SAMPLER_ARG', 'a number from 0 to 1');
  if (faults.length > 0 || !protocol || !sampler) throw new StartError(faults.join('\n'));
  return { protocol, sampler, ratio };
}

/**
 * Gives OpenTelemetry's packages, and processes that this one starts, the variables that `.env` has: they read the process's environment.
 * @param environment the variables, including those of `.env`
 */
export function shareTracingVariables(environment: Environment): void {
  for (const [name, value] of Object.entries(environment)) if (name.startsWith('OTEL_') && value !== undefined) process.env[name] ??= value;
}
