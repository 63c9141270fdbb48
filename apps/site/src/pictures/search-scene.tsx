/** The hero's window: a search in the application with its people and their verdicts. Text from the real screen, drawn as text. */
import { LeadedGlass, type Hue, type Light } from '@leadlight/ui/leaded-glass';
import { findScreen } from './find-screen.ts';

const { filters, count, people } = findScreen;
const hues = ['amber', 'cobalt', 'ruby'] as const;

const width = 560;
const height = 600;

/** The light comes from the people's position: panes are brightest around them and fade outward, each color from its own side. */
const light: Light = ({ x, y, chance }) => {
  const dx = (x - width * 0.56) / width;
  const dy = (y - height * 0.47) / height;
  const distance = Math.hypot(dx, dy);
  if (chance > 1.06 - distance * 1.1) return undefined;
  const side = (Math.atan2(dy, dx) / Math.PI + 1 + chance * 0.34) % 2;
  const hue: Hue = side < 0.5 ? 'emerald' : side < 1.02 ? 'amber' : side < 1.5 ? 'ruby' : 'cobalt';
  return { hue, strength: Math.max(0.2, 1.3 - distance * 1.75 - chance * 0.4) };
};

export function SearchScene() {
  return (
    <div
      className="window scene"
      role="img"
      aria-label={`A search by industry, company size, job title and location narrows to ${count} people: ${people.map(({ name, verdict }) => `${name}, ${verdict}`).join('; ')}.`}
    >
      <LeadedGlass id="hero-glass" width={width} height={height} seed={7} light={light} />
      <div className="scene-card scene-query">
        {filters.map(([name, value]) => (
          <span key={name} className="chip">
            {name} <b>{value}</b>
          </span>
        ))}
        <span className="scene-count">
          <b>{count}</b> people
        </span>
      </div>
      {people.map((person, index) => (
        <div key={person.name} className="scene-card scene-person">
          <svg className={`avatar glass-${hues[index]}`} width="40" height="52" viewBox="0 0 40 52">
            <path d="M20 2l18 24-18 24L2 26z" />
            <text x="20" y="31" textAnchor="middle">
              {initialsOf(person.name)}
            </text>
          </svg>
          <span className="scene-name">
            <b>{person.name}</b>
            <span>{person.role}</span>
          </span>
          <Verdict name={person.verdict} />
        </div>
      ))}
    </div>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

export function Verdict({ name }: { name: 'deliverable' | 'risky' | 'unknown' | 'undeliverable' }) {
  return (
    <span className={`verdict verdict-${name}`}>
      <svg width="8" height="11" viewBox="0 0 10 14">
        <path d="M5 1l4 6-4 6-4-6z" />
      </svg>
      {name}
    </span>
  );
}
