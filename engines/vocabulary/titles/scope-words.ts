/** Words of titles that say neither the rank nor the work, in seven languages: articles and prepositions, and where or how far a job reaches. Folded. */

/** Words that say nothing about the job. */
export const emptyWords: ReadonlySet<string> = new Set(
  'a an and of the for in to on at with e y et und der die das des dem den fur im am zum zur von le la les l de du d en au aux el los las del al para o os da do dos na no em het een van voor bij i il lo gli di della dello dei delle degli per con alle ai m w f x h v mwd mfd hf gn all genders divers alla allo agli col dal dalla nella nel sul sulla aos pela pelo num numa unter pour par dans sur chez met over aan ter mit auf aus nach uber'.split(
    ' ',
  ),
);

/** Geographic and organizational scope; not part of the key. */
export const scopeWords: ReadonlySet<string> = new Set(
  'elternzeit elternzeitvertretung mutterschutz zwangerschapsverlof zwangerschapsvervanging global worldwide international internationaler internationale national nationale regional regionaler corporate group emea apac latam dach mena nordics benelux uki eu uk us usa europe europa america americas north south east west nord sud ost central nam northern southern asia africa eastern western iberia interim acting former ex ad freelance freelancer freiberuflicher freiberufliche independent fractional independiente independente independant independante zelfstandig selbstandiger externe externer extern associado ii iii iv 1 2 3 1st 2nd 3rd first second third primero primera segundo segunda erster erste zweiter zweite eerste tweede co landes bundes regio locatie gesamt company shareholder shareholders aandeelhouder actionnaire accionista azionista acionista pacific asean anz gcc cee cis ce sea mea japac jpac emeia noram ww intl overseas domestic scandinavia iberica continental middle latin far sub saharan division department area zone field remote zona full time parttime part country nazionale nazionali nacional nacionais nacionales nationaal nationaler nationales nationaux regionale regionaal regionales regionaux regionais provinciale provincial territoriale territorial mondial mondiale mondiaal mundial europeo europea europeu europeia europeen europeenne europees europaischer internazionale internacional internationaal internationales landelijk b2b b2c saas smb enterprise'.split(
    ' ',
  ),
);

/** "Internal" in the other languages, which without its ending would be an intern. */
export const internal: ReadonlySet<string> = new Set([
  'interno',
  'interna',
  'interne',
  'internes',
  'interner',
  'internen',
  'internos',
  'internas',
]);
