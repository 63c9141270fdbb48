/** The lab's own certificate authority, and certificates for the names of its sites. Made for each run; they protect nothing. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../scripts/bootstrap/command.mjs';

export interface Certificates {
  /** File with the authority's certificate, for NODE_EXTRA_CA_CERTS. */
  readonly authorityFile: string;
  readonly authority: string;
  readonly valid: { readonly key: string; readonly cert: string };
  readonly wrongName: { readonly key: string; readonly cert: string };
}

/**
 * @param folder where the files are written
 * @throws Refusal if openssl is missing
 */
export function makeCertificates(folder: string, hosts: readonly string[]): Certificates {
  const at = (name: string): string => join(folder, name);
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const openssl = (...args: string[]): void => {
    try {
      execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    } catch (error) {
      throw new Refusal(`The web lab needs openssl to make its certificates: ${(error as Error).message.split('\n')[0]}`);
    }
  };
  openssl('req', '-x509', ...newKey, '-subj', '/CN=web-lab authority', '-days', '30', '-keyout', at('ca.key'), '-out', at('ca.pem'));
  const sign = (name: string, names: readonly string[]): { key: string; cert: string } => {
    writeFileSync(at(`${name}.ext`), `subjectAltName=${names.map((host) => `DNS:${host}`).join(',')}\n`);
    openssl('req', '-new', ...newKey, '-subj', `/CN=web-lab ${name}`, '-keyout', at(`${name}.key`), '-out', at(`${name}.csr`));
    const authority = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial'];
    openssl(
      'x509',
      '-req',
      '-in',
      at(`${name}.csr`),
      ...authority,
      '-days',
      '30',
      '-extfile',
      at(`${name}.ext`),
      '-out',
      at(`${name}.pem`),
    );
    return { key: readFileSync(at(`${name}.key`), 'utf8'), cert: readFileSync(at(`${name}.pem`), 'utf8') };
  };
  return {
    authorityFile: at('ca.pem'),
    authority: readFileSync(at('ca.pem'), 'utf8'),
    valid: sign('valid', hosts),
    wrongName: sign('wrong-name', ['another-lab-site.com']),
  };
}
