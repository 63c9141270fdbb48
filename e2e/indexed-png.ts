/**
 * Encodes a picture as a PNG with a palette of 256 colours: a third of the size of a browser's own screenshot.
 * Ours, because every library for it is native code; a screenshot of a page has few colours, and median cut suits it well.
 */
import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  width: number;
  height: number;
  /** Four bytes a pixel; opaque, so that the fourth is not looked at. */
  rgba: Uint8Array;
}

type Colour = [red: number, green: number, blue: number];
interface Counted {
  colour: Colour;
  count: number;
}

const channels = [0, 1, 2] as const;

export function encodeIndexedPng({ width, height, rgba }: Pixels, colours = 256): Buffer {
  const palette = choosePalette(countColours(rgba), colours);
  const nearest = new Map<number, number>();
  // Each row begins with its filter: none, as the specification advises for palettes (PNG specification, 12.7).
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const key = keyAt(rgba, (y * width + x) * 4);
      const index = nearest.get(key) ?? nearestIndex(palette, colourOf(key));
      nearest.set(key, index);
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // eight bits a pixel, which are an index into the palette
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function keyAt(rgba: Uint8Array, offset: number): number {
  return ((rgba[offset] ?? 0) << 16) | ((rgba[offset + 1] ?? 0) << 8) | (rgba[offset + 2] ?? 0);
}

function colourOf(key: number): Colour {
  return [key >> 16, (key >> 8) & 255, key & 255];
}

function countColours(rgba: Uint8Array): Counted[] {
  const counts = new Map<number, number>();
  for (let offset = 0; offset < rgba.length; offset += 4) {
    const key = keyAt(rgba, offset);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({ colour: colourOf(key), count }));
}

/** Median cut (Heckbert 1982): the box of colours that errs most is cut in two until there are enough boxes. */
function choosePalette(counted: Counted[], colours: number): Colour[] {
  const boxes = [boxOf(counted)];
  while (boxes.length < colours) {
    const worst = boxes.reduce((a, b) => (b.error > a.error ? b : a));
    if (worst.error === 0) break;
    const sorted = worst.colours.toSorted((a, b) => a.colour[worst.widest] - b.colour[worst.widest]);
    const cut = Math.max(
      1,
      sorted.findIndex(({ colour }) => colour[worst.widest] > worst.mean[worst.widest]),
    );
    boxes.splice(boxes.indexOf(worst), 1, boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut)));
  }
  return boxes.map(({ mean }) => mean.map(Math.round) as Colour);
}

function boxOf(colours: Counted[]) {
  const total = colours.reduce((sum, { count }) => sum + count, 0);
  const mean = channels.map((channel) => colours.reduce((sum, { colour, count }) => sum + colour[channel] * count, 0) / total) as Colour;
  const errors = channels.map((channel) =>
    colours.reduce((sum, { colour, count }) => sum + (colour[channel] - mean[channel]) ** 2 * count, 0),
  ) as Colour;
  const widest = channels.reduce((a, b) => (errors[b] > errors[a] ? b : a));
  return { colours, mean, widest, error: colours.length > 1 ? errors[widest] : 0 };
}

function nearestIndex(palette: Colour[], [red, green, blue]: Colour): number {
  let best = 0;
  let bestDistance = Infinity;
  for (const [index, [r, g, b]] of palette.entries()) {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < bestDistance) [best, bestDistance] = [index, distance];
  }
  return best;
}
