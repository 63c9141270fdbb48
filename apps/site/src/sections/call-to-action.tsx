import { callToAction } from '../content.ts';
import { NightGlass } from '../pictures/night-glass.tsx';
import type { SiteSettings } from '../settings.ts';

/** The night window: dark in both color schemes, with lit panes. */
export function CallToAction({ settings }: { settings: SiteSettings }) {
  return (
    <section className="band" aria-labelledby="band-heading">
      <NightGlass />
      <div className="wrap band-words">
        <h2 id="band-heading">{callToAction.heading}</h2>
        <p className="lead">{callToAction.text}</p>
        <a className="button button-large" href={`${settings.appUrl}/sign-up`}>
          {callToAction.link}
        </a>
      </div>
    </section>
  );
}
