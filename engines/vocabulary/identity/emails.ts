/**
 * Email addresses for matching. The verification engine has the grammar; this module only decides when two addresses are the same. All
 * lower case: RFC 5321, section 2.4 allows a host to distinguish case before the @, but none in use does. Dots and "+tag" are kept,
 * since they mean different mailboxes at some providers.
 */
import { isMailProvider } from './mail-providers.ts';

/**
 * "Ana Silva <ANA@Acme.com>", "mailto:ana@acme.com" → "ana@acme.com". Returns null unless there is a single @ between a local part and
 * a dotted domain.
 */
export function emailKey(text: string): string | null {
  const [, inBrackets] = /<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = (inBrackets ?? text)
    .trim()
    .replace(/^mailto:/i, '')
    .normalize('NFC')
    .toLowerCase();
  // 254: the longest path of RFC 5321, section 4.5.3.1.3, without its brackets.
  if (address.length > 254 || !/^[^\s@,;<>()"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(address))
    return null;
  return address;
}

/** "ana@acme.com; ana@mail.com", "ana@acme.com / ana@mail.com" → "ana@acme.com". @returns null if the first of the addresses can't be read */
export function firstEmailIn(text: string): string | null {
  const whole = emailKey(text);
  if (whole !== null) return whole;
  const parts = text.split(/[;,|\n]+\s*|\s+(?:\/|or|oder|und|and|et|y|e)\s+|\s+(?=\S+@)/u).filter((part) => part.includes('@'));
  return parts.length < 2 ? null : emailKey(parts[0] ?? '');
}

export function emailDomain(key: string): string {
  return key.slice(key.lastIndexOf('@') + 1);
}

/** Role addresses, which several people read: sharing one does not make two records the same person. */
const roleNames = new Set(
  `info information informationen contact contactus contacts hello hi hallo hola ciao mail email post office offices sales support
  help helpdesk admin administration administrator team teams staff service services customerservice customercare care client clients crew
  kontakt kontor contacto contactos contato contatos contatti contatto bonjour accueil reception rezeption receptie recepcion recepcao
  ventas vendas vendite verkoop verkauf vertrieb ventes commercial commerciale comercial commerce marketing media communication
  communications communicatie comunicacion comunicacao comunicazione kommunikation pr press presse prensa imprensa stampa pers
  jobs job career careers karriere recruiting recruitment recrutement bewerbung bewerbungen personal personalabteilung hr rh people talent
  talents lavoro empleo emprego rrhh selezione vacatures sollicitatie
  billing invoice invoices invoicing accounting accounts account accountspayable ap ar finance finances finanzen financeiro financiero
  facturacion faturamento fatturazione facturation facturen factuur rechnung rechnungen buchhaltung buero bureau boekhouding comptabilite
  compta contabilidad contabilidade contabilita amministrazione administracion administracao verwaltung administratie secretariat
  sekretariat secretaria secretaría segreteria secretariaat direction direzione direccion diretoria directie direktion gf
  geschaeftsfuehrung management board einkauf purchasing procurement achats acquisti compras inkoop orders order bestellung bestellungen
  bestellingen commandes pedidos ordini shop store webshop boutique tienda loja negozio winkel reservations reservation reservierung
  reservas prenotazioni booking bookings reserveren events event eventi
  noreply no-reply donotreply do-not-reply webmaster hostmaster postmaster abuse security privacy dpo gdpr datenschutz legal recht compliance
  enquiries enquiry inquiries inquiry request requests anfrage anfragen newsletter news subscribe feedback service-client serviceclient
  klantenservice kundenservice kundendienst atencion atencionalcliente atendimento suporte soporte assistenza assistance sav servicedesk
  empfang zentrale central centrale it edv tech technik partner partners partnerships partnership investors investor ir export import
  logistik logistics logistica lager warehouse werkstatt praxis kanzlei praktijk cabinet studio ufficio oficina escritorio general all
  everyone company firma hq geral gerencia gerente diretor frontdesk front-desk frontoffice receptionist desk concierge clinic clinica surgery
  practice dispatch members membership parish school schule bestuur styret styrelsen post-office biuro zamowienia recepcja iletisim bilgi toimisto
  asiakaspalvelu ugyfelszolgalat iroda obchod objednavky ordination ordinacija`.split(/\s+/),
);

export function isRoleAddress(key: string): boolean {
  const local = key.slice(0, key.lastIndexOf('@')).normalize('NFD').replaceAll(/\p{M}/gu, '');
  // "sales.de", "info-berlin", "support+x", "info2" are read by several people as well.
  return roleNames.has(local) || roleNames.has(/^(?:no-reply|do-not-reply|service-client|\p{L}{4,})(?=[\d.+_-])/u.exec(local)?.[0] ?? '');
}

/** Whether the address is at a consumer mail provider rather than an employer. */
export function isPersonalAddress(key: string): boolean {
  return isMailProvider(emailDomain(key));
}
