export { envelopeForm, needsSmtpUtf8, parseAddress, type Address, type AddressFault, type AddressResult } from './address.ts';
export type { Domain } from './domain.ts';
export { addressKey, domainOfKey, formsOfKey } from './address-key.ts';
export { writtenAddress } from './written-address.ts';
