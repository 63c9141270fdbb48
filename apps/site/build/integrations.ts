/**
 * Draws the row of integration icons as one picture, used as a mask so that it has the text color.
 * Run it manually after an update of simple-icons: node apps/site/build/integrations.ts. Its output is committed.
 */
import { writeFile } from 'node:fs/promises';
import { siAirtable, siGmail, siGooglesheets, siHubspot, siNotion, siZapier } from 'simple-icons';

/** In the order of the content module; each icon uses a 24 × 24 grid. */
const icons = [siHubspot, siGmail, siGooglesheets, siZapier, siNotion, siAirtable];

const paths = icons.map((icon, index) =>
  index === 0 ? `<path d="${icon.path}"/>` : `<path transform="translate(${index * 24})" d="${icon.path}"/>`,
);
await writeFile(
  new URL('../src/pictures/integrations.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${icons.length * 24}" height="24" viewBox="0 0 ${icons.length * 24} 24">${paths.join('')}</svg>\n`,
);
