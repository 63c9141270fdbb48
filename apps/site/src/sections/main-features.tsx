import type { ReactNode } from 'react';
import { mainFeatures } from '../content.ts';
import { EnrichmentDrawing, SearchDrawing, ValidationDrawing, VerificationDrawing } from '../pictures/feature-drawings.tsx';

export function MainFeatures() {
  return (
    <section className="section wrap" aria-labelledby="features-heading">
      <h2 id="features-heading">{mainFeatures.heading}</h2>
      <div className="window features">
        <Feature name="search" drawing={<SearchDrawing />} />
        <Feature name="verification" drawing={<VerificationDrawing />} />
        <Feature name="enrichment" drawing={<EnrichmentDrawing />} />
        <Feature name="validation" drawing={<ValidationDrawing />} />
      </div>
    </section>
  );
}

function Feature({ name, drawing }: { name: 'search' | 'verification' | 'enrichment' | 'validation'; drawing: ReactNode }) {
  const { heading, text } = mainFeatures[name];
  return (
    <article className={`feature feature-${name}`}>
      <h3>{heading}</h3>
      <p>{text}</p>
      {drawing}
    </article>
  );
}
