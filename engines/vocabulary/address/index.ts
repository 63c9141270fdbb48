export { envelopeForm, needsSmtpUtf8, parseAddress, type Address, type AddressFault, type AddressResult, type Domain } from './address.ts';
export { addressKey, domainOfKey, formsOfKey } from './address-key.ts';
