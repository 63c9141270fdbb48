import { brand } from '../brand.ts';
import { hero } from '../content.ts';
import { SearchScene } from '../pictures/search-scene.tsx';
import type { SiteSettings } from '../settings.ts';

export function Hero({ settings }: { settings: SiteSettings }) {
  return (
    <section className="hero wrap" id="home" aria-labelledby="headline">
      <div className="hero-words">
        <p className="eyebrow">{brand.tagline}</p>
        <h1 id="headline">{hero.headline}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="hero-action">
          <a className="button button-large" href={`${settings.appUrl}/sign-up`}>
            {hero.callToAction}
          </a>
          <span>{hero.trial}</span>
        </p>
        <div className="integrations">
          <ul>
            {hero.integrations.map((name) => (
              <li key={name}>
                <span className={`integration integration-${name.toLowerCase().replace(' ', '-')}`} role="img" aria-label={name} />
              </li>
            ))}
          </ul>
          <p>{hero.integrationsLine}</p>
        </div>
      </div>
      <SearchScene />
    </section>
  );
}
