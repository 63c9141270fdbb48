import { about } from '../content.ts';
import { CommandCenterPicture, ManyTabsPicture } from '../pictures/about-pictures.tsx';
import type { SiteSettings } from '../settings.ts';

export function About({ settings }: { settings: SiteSettings }) {
  return (
    <section className="section wrap about" id="about" aria-labelledby="about-heading">
      <div className="about-pictures">
        <ManyTabsPicture />
        <CommandCenterPicture />
        <p className="badge-round">
          <strong>{about.badge.years}</strong> {about.badge.text}
        </p>
      </div>
      <div className="about-words">
        <h2 id="about-heading">{about.heading}</h2>
        <p className="lead">{about.text}</p>
        <a className="button button-large" href={`${settings.appUrl}/sign-up`}>
          {about.link}
        </a>
      </div>
    </section>
  );
}
