/** By code point, as PostgreSQL's collation "C" and ClickHouse compare texts. */
export function compareTexts(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
}
