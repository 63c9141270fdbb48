/** The page: eight sections in the specification's order. */
import type { ContactState } from './contact/contact.state.ts';
import { About } from './sections/about.tsx';
import { CallToAction } from './sections/call-to-action.tsx';
import { Contact } from './sections/contact.tsx';
import { Footer } from './sections/footer.tsx';
import { Header } from './sections/header.tsx';
import { Hero } from './sections/hero.tsx';
import { MainFeatures } from './sections/main-features.tsx';
import { Pricing } from './sections/pricing.tsx';
import type { SiteSettings } from './settings.ts';

export interface PageProps {
  settings: SiteSettings;
  contact: ContactState;
}

export function Page({ settings, contact }: PageProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header settings={settings} />
      <main id="main" tabIndex={-1}>
        <Hero settings={settings} />
        <MainFeatures />
        <About settings={settings} />
        <CallToAction settings={settings} />
        <Pricing settings={settings} />
        <Contact settings={settings} initial={contact} />
      </main>
      <Footer />
    </>
  );
}
