/** The call to action's window at night: panes lit along a slope that rises to the right. */
import { LeadedGlass, type Hue, type Light } from '@leadlight/ui/leaded-glass';

const width = 1120;
const height = 360;
const hues: [Hue, Hue, Hue, Hue] = ['cobalt', 'emerald', 'amber', 'ruby'];

const light: Light = ({ x, y, chance }) => {
  const slope = height * 1.02 - (x / width) ** 2 * height * 0.8;
  const near = 1 - Math.abs(y - slope) / (height * 0.55) - Math.max(0, 0.5 - x / width) * (y < height * 0.72 ? 3 : 1.4);
  if (near < 0.12 || chance > 0.3 + near * 0.66) return undefined;
  return { hue: hues[Math.floor((x / width) * 3.2 + chance * 2.2) % 4] ?? 'amber', strength: near * (1.15 - chance * 0.6) };
};

export function NightGlass() {
  return <LeadedGlass id="night-glass" width={width} height={height} seed={23} light={light} />;
}
