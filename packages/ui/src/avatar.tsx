/** Initials on a pane of glass; the name determines the hue. */
import { classNames } from './class-names.tsx';

const hues = ['bg-amber text-[#15181f]', 'bg-cobalt text-on-glass', 'bg-emerald text-[#08150f]', 'bg-ruby text-on-glass'];

export function Avatar({ name, size = 'medium' }: { name: string; size?: 'small' | 'medium' | 'large' }) {
  const sizes = {
    small: 'size-5 rounded-[5px] text-[10px]',
    medium: 'size-7 rounded-[8px] text-12',
    large: 'size-10 rounded-control text-16',
  };
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (
    <span
      aria-hidden
      className={classNames('inline-grid shrink-0 place-items-center font-semibold select-none', sizes[size], hues[sum % hues.length])}
    >
      {initialsOf(name, size === 'small' ? 1 : 2)}
    </span>
  );
}

function initialsOf(name: string, most: number): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .slice(0, most)
    .join('')
    .toUpperCase();
}
