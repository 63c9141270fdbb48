/** The layout of the screens outside a workspace: the form, with the night window next to it. */
import { LeadedGlass, type Hue, type Light } from '@leadlight/ui/leaded-glass';
import { Mark } from '@leadlight/ui/mark';
import { Outlet } from '@tanstack/react-router';

export function AccountLayout() {
  return (
    <div className="grid min-h-[calc(100dvh-var(--bar))] bg-card lg:grid-cols-[minmax(0,1fr)_minmax(0,44%)]">
      <div className="flex min-w-0 flex-col px-5 py-6 sm:px-10">
        <header className="flex items-center gap-2.5 font-heading text-20 font-bold tracking-tight">
          <Mark />
          Leadlight
        </header>
        <main className="mx-auto my-auto w-full max-w-[400px] py-10">
          <Outlet />
        </main>
      </div>
      <div
        aria-hidden
        className="sticky top-(--bar) h-[calc(100dvh-var(--bar))] scheme-dark overflow-hidden border-l-[3px] border-frame bg-[#0c0e13] max-lg:hidden"
      >
        <LeadedGlass id="account-glass" width={620} height={900} seed={11} light={light} />
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-[#0c0e13] via-[#0c0e13]/80 to-transparent px-10 pt-32 pb-10 text-[#f2efe8]">
          <p className="max-w-sm font-heading text-32 font-bold tracking-tight text-balance">See your next customer clearly.</p>
        </div>
      </div>
    </div>
  );
}

const hues: [Hue, Hue, Hue, Hue] = ['amber', 'cobalt', 'emerald', 'ruby'];

/** Light from the upper right, which fades toward the text below. */
const light: Light = ({ x, y, chance }) => {
  const near = 1.08 - Math.hypot(x - 390, y - 260) / 430;
  if (near < 0.1 || chance > 0.22 + near * 0.7) return undefined;
  return { hue: hues[Math.floor((x + y) / 210 + chance * 2.4) % 4] ?? 'amber', strength: near * (1.15 - chance * 0.6) };
};
