/** Requests URLs from inside a lab, one after the other, and prints each status: `node request-pages.ts URL…`. */
import { createLabClient } from './lab-client.ts';

const client = createLabClient(process.env);
const { signal } = new AbortController();
for (const url of process.argv.slice(2)) {
  const response = await client.request({ url, signal });
  process.stdout.write(`${response.kind === 'answered' ? response.status : response.kind} ${url}\n`);
}
await client.close();
