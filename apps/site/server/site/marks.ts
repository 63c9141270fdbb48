/** Fills the placeholders of the built page with the operator's settings. */
import { type SiteSettings, settingMarks } from '../../src/settings.ts';

const marks = Object.entries(settingMarks) as Array<[keyof SiteSettings, string]>;
const anyMark = new RegExp(marks.map(([, mark]) => mark).join('|'), 'g');

/**
 * Replaces placeholders with settings, escaped for HTML text and quoted attributes.
 * In one pass, so that a value that contains a placeholder is not replaced again.
 */
export function fillMarks(html: string, settings: SiteSettings): string {
  return html.replaceAll(anyMark, (found) => {
    const filled = marks.find(([, mark]) => mark === found);
    return filled ? escapeHtml(settings[filled[0]]) : found;
  });
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
