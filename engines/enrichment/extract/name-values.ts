/** Reads the name from the text that a page gives for it: without the words around it, and never a template's name for a site. */
import { foldText } from '@leadlight/vocabulary/text';
import { eastAsianPages } from './names-east-asia.ts';
import { isKnownCity } from './places.ts';

/** Names that templates and page builders give a site, and names of pages; folded. */
const notNames =
  /^(?:home ?page|home|hem|hjem|uvod|domu|domov|forside|etusivu|kezdolap|ana ?sayfa|beranda|acasa|strona glowna|pagina (?:inicial|principal|iniziale)|pocetna|naslovna|index|start ?seite|startseite|accueil|inicio|welcome(?: to)?|willkommen|bienvenue|bienvenidos?|benvenuti|welkom|untitled(?: document)?|my (?:site|website|blog|wordpress)|website|site|just another wordpress site|wordpress|wix(?: com)?|squarespace|shopify|contact(?: us)?|kontakt|about(?: us)?|uber uns|ueber uns|impressum|imprint|our team|team|logo|main|page|official (?:site|website)|offizielle (?:seite|website)|blog|news|login|us|contacts|contact details|contact information|contact info|information|details|form|address|mailing address|postal address|visiting address|headquarters|head office|main office|office|our office|adresse|anschrift|hours|visit us|find us|contact page|get in touch|contact form|directory|statement|sitemap|copyright|online|store|shop|privacy policy|error|not found|404|menu|header|banner|image|new page|services?|products?|jobs?|careers?|portfolio|attorneys|directions|locations?|faq|staff|people|company|the|all rights reserved|your company|company name|logo (?:white|black|dark|light)|site logo|inc|llc|ltd|testimonials?|reviews?|gallery|galerie|galeria|galleria|photos?|videos?|events?|projects?|projekte|projets|referenzen|leistungen|unsere leistungen|produkte|produits|servicios|productos|prodotti|servizi|servicos|produtos|diensten|producten|aktuelles|actualites|noticias|notizie|nieuws|equipe|unser team|das team|notre equipe|l equipe|nuestro equipo|il team|ons team|contacto|contatti|contato|contactez nous|nous contacter|prices|pricing|preise|tarifs|our services|our work|our story|our people|resources|press|presse|media|clients|customers|our clients|case studies|support|help|search|cart|checkout|my account|account|register|sign in|sign up|log in|thank you|page not found|coming soon|under construction|legal notice|mentions legales|aviso legal|datenschutz|datenschutzerklarung|agb|privacy|terms|terms of (?:service|use)|terms (?:and )?conditions|cookie policy|politique de confidentialite|politica de (?:privacidad|cookies)|privacybeleid|over ons|chi siamo|qui sommes nous|quienes somos|quem somos|sobre (?:nosotros|nos)|nosotros|nosotras|o nas|om oss|om os|a propos|das unternehmen|unternehmen|entreprise|empresa|azienda|bedrijf|map|anfahrt|standorte?|offnungszeiten|opening hours|mission|vision|history|geschichte|meet the team|meet our team|our company|company profile|inquiry|enquiry|request a quote|get a quote)$/;

/** Whether a folded text is the name of a page or a template. */
export const isPageName = (folded: string): boolean => notNames.test(folded) || eastAsianPages.has(folded);

/** "Stoneridge Homes Huntsville, AL": the place after a name of two words or more. */
const cityBehind =
  /(?<=^\p{Lu}[\p{L}\p{N}'’&.-]*\s[\p{Lu}&][\p{L}\p{N}'’&.\s-]*)\s(\p{Lu}\p{Ll}{3,}),\s(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/u;

/** In characters. A page's title may have a slogan behind the name; patterns take seconds for some longer values. */
const longestValue = 1_000;

/** Removes what pages write around a name, and decodes entities that were escaped twice. */
export function cleaned(value: string): string {
  return value
    .slice(0, longestValue)
    .replaceAll('&amp;', '&')
    .replaceAll(/&(?:reg|trade|copy);/g, '')
    .replaceAll(/[®™]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:(?:copyright|©|\(c\))[\s,:.]+)+/i, '')
    .replace(/\s*(?:[&(]|[*★☆]{2,}\s?S?)$/, '')
    .replace(cityBehind, (whole, city: string) => (isKnownCity(city, 'US') ? '' : whole))
    .replace(/^(?:(?:19|20)\d{2}[\s.,–-]+)+/, '')
    .replace(
      /^(?:welcome to|willkommen bei|bienvenue (?:chez|à)|bienvenidos a|welkom bij|benvenuti (?:in|da)|home of|(?:the )?(?:web|online) ?(?:shop|store|site) (?:of|for)|home ?page of|(?:the )?official (?:web ?)?site of|about|contact(?: us(?: at)?)?|a division of|division of|from|at|by)\s+(?=\p{Lu})/iu,
      '',
    )
    .replace(
      /[\s|:–-]+(?:home ?page|home|official (?:web ?)?site|(?:web ?)?site|contact(?: us| details| information)?|logo|about us)$/i,
      '',
    )
    .trim();
}

export function isName(value: string): boolean {
  // A file's name.
  if (/^[a-z\d]+(?:[-_][a-z\d]+)+$/.test(value) || /\.(?:png|jpe?g|gif|svg|webp)$/i.test(value)) return false;
  const folded = foldText(value);
  // "© www.acme.com": the address of the site instead of a name.
  if (/^www\./i.test(value)) return false;
  // An address of a person: some pages name their author this way.
  if (value.includes('@') || /^https?:/i.test(value)) return false;
  return folded.length > 1 && value.length <= 90 && !isPageName(folded) && !/^\d+$/.test(folded) && value.split(/\s+/).length <= 11;
}
