/** Addresses of people in a list: the homes of a club's board members, or the employers of a society's board members. */
import { foldText } from '@leadlight/vocabulary/text';
import type { AddressCandidate } from './address-candidate.ts';
import { personNameIn, titleIn } from './person-names.ts';
import type { Line, Scope } from './scope.ts';

/** Lines between a person's name and the address: the employer, a department, a phone number. */
const linesAbove = 4;
/** One person with an address may be the company: a sole trader, a practice. */
const leastPeople = 2;

/**
 * Leaves out addresses below a person's name and title in the same block, if the page has such addresses for several people and they
 * differ. "Treasurer / Ana Silva / Hauptstrasse 8 / 6067 Melchtal" is where the treasurer lives. On pages about contact, a name
 * above an address is that of the person who runs the office.
 */
export function withoutHomes(scope: Scope, addresses: readonly AddressCandidate[]): readonly AddressCandidate[] {
  if (addresses.length < leastPeople || (scope.kind !== 'team' && scope.kind !== 'about' && scope.kind !== 'other')) return addresses;
  const owners = new Map<AddressCandidate, string>();
  for (const address of addresses) {
    const owner = ownerOf(scope, address);
    if (owner !== null) owners.set(address, owner);
  }
  const homes = new Set([...owners.keys()].map(({ value }) => foldText(`${value.street ?? ''} ${value.city ?? ''}`)));
  return new Set(owners.values()).size < leastPeople || homes.size < leastPeople
    ? addresses
    : addresses.filter((each) => !owners.has(each));
}

/** @returns who is named above an address in its block, with a title beside the name */
function ownerOf({ lines }: Scope, { start }: AddressCandidate): string | null {
  const first = lines.findLastIndex((line) => line.start <= start);
  const block = lines[first]?.block;
  for (let at = first - 1; at >= Math.max(0, first - linesAbove) && lines[at]?.block === block; at--) {
    const name = personNameIn(lines[at]?.text ?? '');
    if (name !== null) return isTitle(lines[at - 1]) || isTitle(lines[at + 1]) ? name : null;
  }
  return null;
}

const isTitle = (line: Line | undefined): boolean => line !== undefined && titleIn(line.text.replace(/\s*:$/, ''))?.isSure === true;
