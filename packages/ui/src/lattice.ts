/**
 * Geometry of leaded glass: lozenge panes ("quarries") framed in lead, slightly irregular like those of hand-made windows.
 * Deterministic: the same seed gives the same window, on the server, in the browser and in every build.
 */

/** Half the width and half the height of a pane, in user units. */
export const paneHalf = { width: 28, height: 44 };
/**
 * The outline of a pane, from its upper corner. The same for all panes, because repeated text compresses well; the lead covers the
 * differences.
 */
export const outline = `l${paneHalf.width} ${paneHalf.height}-${paneHalf.width} ${paneHalf.height}-${paneHalf.width}-${paneHalf.height}z`;
/**
 * The maximum offset of the joints of the lead from the regular grid, in user units: at most half the width of the lead, which hides the
 * panes' regular edges.
 */
const irregularity = 3;

export interface Pane {
  /** Path data of the pane's outline. */
  path: string;
  /** Its center, in user units. */
  x: number;
  y: number;
  /** A number in [0, 1) that stays the same for this pane. */
  chance: number;
}

export interface Lattice {
  panes: Pane[];
  /** Path data of all lead lines. */
  lead: string;
}

/** A window of width × height user units, covered to its edges. */
export function lattice(width: number, height: number, seed: number): Lattice {
  const columns = Math.ceil(width / paneHalf.width) + 1;
  const rows = Math.ceil(height / paneHalf.height) + 1;
  const joint = (column: number, row: number): [x: number, y: number] => {
    const off = (salt: number) => Math.round((chanceOf(column, row, seed + salt) - 0.5) * irregularity);
    return [column * paneHalf.width + off(1), row * paneHalf.height + off(2)];
  };

  const panes: Pane[] = [];
  const lines: string[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      if ((column + row) % 2 === 1) {
        const [x, y] = [column * paneHalf.width, row * paneHalf.height];
        panes.push({ path: `M${x} ${y - paneHalf.height}${outline}`, x, y, chance: chanceOf(column, row, seed) });
      } else if (row === 0 || column === 0 || column === columns) {
        // Each line starts at the top or at a side, and runs down until it leaves the window.
        if (column < columns) lines.push(open(walk(column, row, 1, columns, rows, joint)));
        if (column > 0) lines.push(open(walk(column, row, -1, columns, rows, joint)));
      }
    }
  }
  return { panes, lead: lines.join('') };
}

function walk(
  column: number,
  row: number,
  step: 1 | -1,
  columns: number,
  rows: number,
  joint: (column: number, row: number) => [number, number],
) {
  const points: Array<[number, number]> = [];
  for (let c = column, r = row; c >= 0 && c <= columns && r <= rows; c += step, r += 1) points.push(joint(c, r));
  return points;
}

/** `M10 20l5 6` : relative, because small numbers compress well. */
function open(points: Array<[number, number]>): string {
  if (points.length < 2) return '';
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}l`;
      return `${index > 1 ? ' ' : ''}${x - before[0]} ${y - before[1]}`;
    })
    .join('')
    .replaceAll(' -', '-');
}

/** An evenly distributed hash of three integers in [0, 1) (the finalizer of MurmurHash3). */
function chanceOf(a: number, b: number, seed: number): number {
  let h = Math.imul(a + 101, 0x9e3779b1) ^ Math.imul(b + 211, 0x85ebca6b) ^ Math.imul(seed + 307, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
