import { Mark } from '@leadlight/ui/mark';
import { brand } from '../brand.ts';
import { navigation } from '../content.ts';
import type { SiteSettings } from '../settings.ts';

/**
 * One navigation for both widths: a popover below 768 px, a plain row above.
 * The popover opens without JavaScript; entry-eager keeps aria-expanded in sync and closes it after a followed link.
 */
export function Header({ settings }: { settings: SiteSettings }) {
  return (
    <header className="header">
      <div className="wrap header-row">
        <a className="logo" href="#home">
          <Mark />
          {brand.name}
        </a>
        <nav id="menu" className="menu" popover="auto" aria-label="Main">
          <ul>
            {navigation.map((link) => (
              <li key={link.href} hidden={link.hidden}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-actions">
          <a className="button button-quiet" href={`${settings.appUrl}/sign-in`}>
            Sign In
          </a>
          <a className="button" href={`${settings.appUrl}/sign-up`}>
            Sign Up
          </a>
        </div>
        <button className="menu-toggle" type="button" popoverTarget="menu" aria-controls="menu" aria-label="Menu" suppressHydrationWarning>
          <svg
            width="24"
            height="24"
            viewBox="0 0 24 24"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          >
            <path className="menu-toggle-top" d="M4 8h16" />
            <path className="menu-toggle-bottom" d="M4 16h16" />
          </svg>
        </button>
      </div>
    </header>
  );
}
