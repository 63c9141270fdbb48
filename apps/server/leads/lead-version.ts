/** The version of a lead: a digest of its current values in the fields that can be edited by hand. */
import { currentFact, type PackedFacts } from '@leadlight/leads';
import { versionOf } from '../http/version.ts';
import { secondsOf } from './seconds.ts';

/** @param facts those that the workspace may see, of the record whose values are shown */
export function leadVersion(facts: PackedFacts, fields: readonly string[], now: Date): string {
  return versionOf(fields.map((field) => currentFact(facts, field, secondsOf(now))?.value ?? null));
}
