import { expect, test } from 'vitest';
import { readTracingConfig } from './tracing.config.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.test:4318' };

test('there are traces if there is an endpoint, unless they are switched off', () => {
  expect(readTracingConfig({})).toBeNull();
  expect(readTracingConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBeNull();
  expect(readTracingConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeNull();
  expect(readTracingConfig({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeNull();
  expect(readTracingConfig(endpoint)).toEqual({ protocol: 'http/protobuf', sampler: 'parentbased_always_on', ratio: 1 });
  expect(
    readTracingConfig({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.test/v1/traces',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }),
  ).toEqual({ protocol: 'http/json', sampler: 'parentbased_traceidratio', ratio: 0.1 });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'ftp://collector.test'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readTracingConfig({ ...endpoint, [name]: value })).toThrow(
    new RegExp(`^${name} (is ".*"|has a value that is not shown); expected .*docs/operating.md#traces`),
  );
});

test('a password in an endpoint is refused and not shown', () => {
  expect(() => readTracingConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:secret@collector.test' })).toThrow(
    'has a value that is not shown',
  );
});
