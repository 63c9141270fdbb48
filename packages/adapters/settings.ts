/** Reads the operator's settings without the code that asks name servers and mail servers, which takes longer to load than a search process takes to start. */
export { readClickHouseAddress, type ClickHouseAddress } from './search/clickhouse/clickhouse-address.ts';
export { readIdentity, type Identity } from './smtp/identity.ts';
export { readWebUrl } from './web/web-url.ts';
