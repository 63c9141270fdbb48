/** A CSV of fictional people in the format of a CRM export; the same for the same number of rows. */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { generateSample } from '@leadlight/leads/sample';

const header = 'First Name,Last Name,Title,Email,Mobile Phone,Company Name,Website,City,Country';
const quoted = (cell: string | null): string => (cell !== null && /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : (cell ?? ''));

export async function writePeopleCsv(path: string, rows: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${header}\n`);
  let text = '';
  for (const lead of generateSample({ leads: rows, seed: 1, now: 1_763_700_000 })) {
    if (lead.kind !== 'person') continue;
    const { firstName, lastName, title, email, mobilePhone, companyName, companyDomain, place } = lead.person;
    text += `${[firstName, lastName, title, email, mobilePhone, companyName, companyDomain, place.cityName, place.country].map(quoted).join(',')}\n`;
    if (text.length < 1 << 20) continue;
    if (!file.write(text)) await once(file, 'drain');
    text = '';
  }
  file.end(text);
  await once(file, 'finish');
}
