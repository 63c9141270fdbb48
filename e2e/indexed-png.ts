/**
 * Encodes an image as a PNG with a palette of 256 colors: a third of the size of a browser's screenshot.
 * Our own code, because every library for it is native code; a screenshot of a page has few colors, which suits median cut.
 */
import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  width: number;
  height: number;
  /** Four bytes per pixel; opaque, so the fourth is ignored. */
  rgba: Uint8Array;
}

type Color = [red: number, green: number, blue: number];
interface Counted {
  color: Color;
  count: number;
}

const channels = [0, 1, 2] as const;

export function encodeIndexedPng({ width, height, rgba }: Pixels, colors = 256): Buffer {
  const palette = choosePalette(countColors(rgba), colors);
  const nearest = new Map<number, number>();
  // Each row starts with its filter: none, as recommended for palettes (PNG specification, 12.7).
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const key = keyAt(rgba, (y * width + x) * 4);
      const index = nearest.get(key) ?? nearestIndex(palette, colorOf(key));
      nearest.set(key, index);
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // eight bits per pixel, an index into the palette
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

function colorOf(key: number): Color {
  return [key >> 16, (key >> 8) & 255, key & 255];
}

function countColors(rgba: Uint8Array): Counted[] {
  const counts = new Map<number, number>();
  for (let offset = 0; offset < rgba.length; offset += 4) {
    const key = keyAt(rgba, offset);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({ color: colorOf(key), count }));
}

/** Median cut (Heckbert 1982): repeatedly splits the box of colors with the largest error until there are enough boxes. */
function choosePalette(counted: Counted[], colors: number): Color[] {
  const boxes = [boxOf(counted)];
  while (boxes.length < colors) {
    const worst = boxes.reduce((a, b) => (b.error > a.error ? b : a));
    if (worst.error === 0) break;
    const sorted = worst.colors.toSorted((a, b) => a.color[worst.widest] - b.color[worst.widest]);
    const cut = Math.max(
      1,
      sorted.findIndex(({ color }) => color[worst.widest] > worst.mean[worst.widest]),
    );
    boxes.splice(boxes.indexOf(worst), 1, boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut)));
  }
  return boxes.map(({ mean }) => mean.map(Math.round) as Color);
}

function boxOf(colors: Counted[]) {
  const total = colors.reduce((sum, { count }) => sum + count, 0);
  const mean = channels.map((channel) => colors.reduce((sum, { color, count }) => sum + color[channel] * count, 0) / total) as Color;
  const errors = channels.map((channel) =>
    colors.reduce((sum, { color, count }) => sum + (color[channel] - mean[channel]) ** 2 * count, 0),
  ) as Color;
  const widest = channels.reduce((a, b) => (errors[b] > errors[a] ? b : a));
  return { colors, mean, widest, error: colors.length > 1 ? errors[widest] : 0 };
}

function nearestIndex(palette: Color[], [red, green, blue]: Color): number {
  let best = 0;
  let bestDistance = Infinity;
  for (const [index, [r, g, b]] of palette.entries()) {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < bestDistance) [best, bestDistance] = [index, distance];
  }
  return best;
}
