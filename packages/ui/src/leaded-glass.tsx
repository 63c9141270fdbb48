/** Draws a leaded window: pale glass, some panes lit, lead between them. */
import { lattice, outline, paneHalf, type Pane } from './lattice.ts';

export type Hue = 'amber' | 'ruby' | 'cobalt' | 'emerald';
/** Which panes are lit: a hue and a brightness from 0 to 1, or nothing for pale glass. */
export type Light = (pane: Pane) => { hue: Hue; strength: number } | undefined;

interface LeadedGlassProps {
  id: string;
  width: number;
  height: number;
  seed: number;
  light: Light;
}

const levels = 4;

export function LeadedGlass({ id, width, height, seed, light }: LeadedGlassProps) {
  const window = lattice(width, height, seed);
  const { width: w, height: h } = paneHalf;
  return (
    <svg className="glass" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-sheen`} x2="1" y2="1">
          <stop className="glass-high" />
          <stop className="glass-mid" offset=".46" />
          <stop className="glass-low" offset="1" />
        </linearGradient>
        <pattern id={`${id}-panes`} width={2 * w} height={2 * h} patternUnits="userSpaceOnUse">
          {/* One whole pane and the quarters of the four adjacent ones: the lattice's unit cell. */}
          <path id={`${id}-pane`} fill={`url(#${id}-sheen)`} d={`M${w} 0${outline}`} />
          {[w, -w].map((x) => [h, -h].map((y) => <use key={x + y} href={`#${id}-pane`} x={x} y={y} />))}
        </pattern>
      </defs>
      {lit(window.panes, light).map(({ hue, level, path }) => (
        <path key={hue + level} className={`glass-${hue}`} opacity={level / levels} d={path} />
      ))}
      <path fill={`url(#${id}-panes)`} d={`M0 0h${width}v${height}H0z`} />
      <path className="glass-lead" d={window.lead} />
    </svg>
  );
}

/** Panes of one hue and brightness are drawn as one path, which takes a tenth of the markup. */
function lit(panes: Pane[], light: Light) {
  const groups = new Map<string, { hue: Hue; level: number; path: string }>();
  for (const pane of panes) {
    const lamp = light(pane);
    if (!lamp) continue;
    const level = Math.max(1, Math.min(levels, Math.ceil(lamp.strength * levels)));
    const key = `${lamp.hue}${level}`;
    const group = groups.get(key);
    if (group) group.path += pane.path;
    else groups.set(key, { hue: lamp.hue, level, path: pane.path });
  }
  return [...groups.values()];
}
