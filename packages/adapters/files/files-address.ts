/** Where files are kept, as an operator writes it: `s3://bucket/prefix?region=eu-central-1&endpoint=https://s3.example.com`. */

export interface S3Place {
  readonly bucket: string;
  /** Before the keys of files: empty, or ending with a slash. */
  readonly prefix: string;
  readonly region: string;
  /** Null for Amazon's own. Others are addressed by path (https://host/bucket/key), which all of them understand. */
  readonly endpoint: string | null;
}

/** What is used where the store has only one region, or doesn't care. */
const usualRegion = 'us-east-1';

/** @returns null if it is not the address of a bucket */
export function readS3Place(text: string): S3Place | null {
  const url = URL.parse(text);
  if (!url || url.protocol !== 's3:' || url.username !== '' || url.password !== '' || url.port !== '' || url.hash !== '') return null;
  // Names of buckets (Amazon S3, "General purpose bucket naming rules").
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) return null;
  const known = new Set(['region', 'endpoint']);
  if ([...url.searchParams.keys()].some((name) => !known.has(name))) return null;
  const region = url.searchParams.get('region') ?? usualRegion;
  const endpoint = url.searchParams.get('endpoint');
  if (!/^[a-z0-9-]+$/i.test(region)) return null;
  if (endpoint !== null && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) return null;
  const path = decodeURIComponent(url.pathname).replaceAll(/^\/+|\/+$/g, '');
  if (!/^[\w./ -]*$/.test(path) || path.split('/').includes('..')) return null;
  return { bucket: url.hostname, prefix: path === '' ? '' : `${path}/`, region, endpoint };
}
