import { describe, expect, test } from 'vitest';
import {
  about,
  callToAction,
  contact,
  footer,
  footerColumns,
  grouped,
  hero,
  mainFeatures,
  metadata,
  navigation,
  plans,
  pricing,
} from './content.ts';

describe('the content module says what the specification says', () => {
  test('three plans with price, credits, badge and features', () => {
    const table = plans.map((plan) => [
      plan.name,
      `$${plan.price}/mo`,
      `${grouped(plan.credits)}/mo`,
      plan.badge ?? 'none',
      plan.features.map((feature) => feature.label + (feature.comingSoon ? ' (coming soon)' : '')).join(', '),
    ]);
    expect(table).toEqual([
      ['Starter', '$29/mo', '2,500/mo', '14-day free trial', 'Email validation, LinkedIn enrichment, AI lead discovery'],
      [
        'Basic',
        '$59/mo',
        '4,000/mo',
        'Recommended',
        'Everything in Starter, Prospect monitoring (coming soon), Technology lookup (coming soon)',
      ],
      [
        'Premium',
        '$89/mo',
        '6,000/mo',
        'none',
        'Everything in Basic, Job board monitoring (coming soon), AI writing assistant (coming soon)',
      ],
    ]);
  });

  test('the header leads to Home, About, Pricing and Contact; Team is hidden', () => {
    expect(navigation.filter((link) => !link.hidden).map((link) => link.label)).toEqual(['Home', 'About', 'Pricing', 'Contact']);
    expect(navigation.find((link) => link.label === 'Team')?.hidden).toBe(true);
  });

  test('the words given by the specification stand verbatim', () => {
    expect(hero.callToAction).toBe('Find Your Next Customer');
    expect(hero.trial).toBe('14-day free trial, no credit card required.');
    expect(hero.lead).toMatch(/Top performers check .+ 6\+ times daily\./);
    expect(hero.integrationsLine).toMatch(/^Deep integrations with favourite tools are coming soon/);
    expect(mainFeatures.verification.text).toContain('accuracy of 99%+');
    expect(about.heading).toBe('The Only Tool That Pays For Itself By Lunch');
    expect(about.link).toBe('Start Free Trial');
    expect(`${about.badge.years} ${about.badge.text}`).toBe('09 years of experience');
    expect(callToAction.heading).toBe("Don't Miss Out! Start Free");
    expect(callToAction.text).toContain('3x pipeline');
    expect(callToAction.link).toBe('Start For Free');
    expect(pricing.creditsTooltip).toBe('Credits are the currency used to access leads, emails and enrichment data.');
    expect(pricing.subscribe).toBe('Subscribe');
    expect(contact.heading).toBe("Let's talk about your problem.");
    expect(contact.form.heading).toBe('Send us a Message');
    expect(Object.values(contact.form.labels)).toEqual(['Full Name', 'Email', 'Phone', 'Message']);
    expect(footer.copyright).toMatch(/^© 2025 .*AI native lead discovery and enrichment$/);
  });

  test('the footer links point nowhere, its other columns and the location block are hidden', () => {
    expect(footer.links).toEqual(['Home', 'Pricing', 'About'].map((label) => ({ label, href: '#' })));
    expect(footerColumns.map((column) => [column.heading, column.hidden])).toEqual([
      ['Social', true],
      ['Features', true],
      ['Product', true],
      ['Blog', true],
    ]);
    expect(contact.location.hidden).toBe(true);
  });

  test('title and description fit what search engines show', () => {
    expect(metadata.title.length).toBeLessThanOrEqual(60);
    expect(metadata.description.length).toBeLessThanOrEqual(160);
  });
});
