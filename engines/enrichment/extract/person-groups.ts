/** Headings that give the title of everyone below them. */
import { titleIn } from './person-names.ts';

/** The title of each person under a heading: "Our Attorneys", "SITE SUPERVISORS"; null for headings that include everyone ("Our Team"). */
export function groupTitleIn(heading: string): string | null {
  const plain = heading
    .replace(/^(?:meet )?(?:our|the|your|unsere?|notre|nos|onze|i nostri|le nostre|nuestr[oa]s|noss[oa]s)\s+/i, '')
    .trim();
  if (
    plain.length > 40 ||
    // "Our Experts": praise, not what each of them does.
    /(?:^|\s)(?:experts?|professionals?|profis?|experten|expertinnen|expert[oa]s|esperti|professionisti|profesionales|profissionais|professionnels|specialisten)$/i.test(
      plain,
    ) ||
    /^(?:colaborador(?:es|as)|collaborator[ie]|collaborateurs|collaboratrices|medewerkers)$/i.test(plain) ||
    /^(?:mitarbeiter|mitarbeitende|kolleg|besch[äa]ftigte|employe|collaborat|empleado|funcion[áa]ri|dipendent|collaborator|medewerker|pracowni)\S*$/i.test(
      plain,
    ) ||
    /\b(?:team|staff|people|management|leadership|board|group|services?|departments?|committee|council|conseil|comit[ée]|bureau|consiglio|consejo|conselho|equipo?e?|of|for|in)\b/i.test(
      plain,
    )
  )
    return null;
  const one = plain.replace(/(?<=[a-z]{3})(?:ies)$/i, 'y').replace(/(?<=[a-z]{3}[^s])s$/i, '');
  const role = titleIn(one);
  return role?.isSure === true ? role.title : null;
}
