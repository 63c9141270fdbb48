/**
 * Occupations and fields of work in French that the other tables lack, group by group of ISCO-08 (https://isco.ilo.org) and department by department of a large
 * company. Written from general knowledge of the language; no list was copied. Folded, in the masculine singular or the usual form. Long because it is one data
 * table.
 */
import type { LanguageOfWork } from './language.ts';

export const french: LanguageOfWork = {
  occupations: {
    operations:
      'agent de finition|agent de magasinage|agent de menage|agent de saisie|agent de piste|agent de bord|agent de train|agent de conduite|agent de lingerie|agent de sterilisation|agent de routage|agent de reprographie|agent de bascule|agent de traitement des eaux|agent d assainissement|agent de desinfection|agent de controle|agent de parc|agent de manutention|agent maritime|agent de refection|agent de decoupe|agent de pesee|agent de ligne|agent de liaison|agent de relevage|agent releveur|agent de convoyage|agent hospitalier|preparateur de vehicules|preparateur automobile|preparateur de peinture|preparateur matiere|inventoriste|expeditionnaire|palettiseur|debardeur|laveur de voitures|laveur automobile|nettoyeur|nettoyeur industriel|equipier|equipier de nuit|reveilleur|chasseur d hotel|majordome|homme d entretien|postier|pointeur|peseur|etiqueteur|bobinier|decoupeur|presseur|estampeur|ebarbeur|ebavureur|polisseur|meuleur|grenailleur|decapeur|thermolaqueur|noyauteur|lamineur|trefileur|fileur|tricoteur|pontier|elingueur|releveur de compteurs|releveur de compteur|gestionnaire de flux|gestionnaire de parc|transitaire|employe polyvalent|employe de collectivite|employe d etage|employe d entretien|agent de lavage|appariteur|tireur de plans|rotativiste|brocheur|photograveur|oxycoupeur|stratifieur|drapeur|calorifugeur|agent de regulation|pilote de flux|pilote de production|pilote de process|animateur qualite|animateur d ilot|animateur de ligne|animateur de production|animateur lean|animateur logistique',
    other:
      'representant du personnel|delegue du personnel|delegue syndical|representant syndical|elu cse|bancheur|briqueteur|cimentier|dallagiste|jointeur|stucateur|enduiseur|ravaleur|bardeur|etancheiste|poseur|poseur de menuiseries|poseur de voies|solier|echafaudeur|climaticien|desamianteur|aviculteur|porcher|trayeur|garde peche|soigneur|tourier|viennoisier|tripier|desosseur|ecailler|affineur|cremier|grillardin|saucier|rotisseur|limonadier|manucure|fossoyeur|retoucheur|chapelier|matelassier|marqueteur|accordeur de piano|sertisseur|vannier|canneur|maieuticien|auxiliaire familiale|aide familiale|garde malade|garde enfants|agent de puericulture|asem|orthoprothesiste|intervenant social|accueillant familial|maitresse de maison|delegue tutelaire|charge d enseignement|charge de td|postdoctorant|mns|sauveteur|nageur sauveteur|sportif professionnel|accompagnateur|accompagnateur en montagne|accompagnateur scolaire|mixeur|bruiteur|habilleur|perruquier|arrangeur|agent de prevention|rondier|religieux|eveque|administrateur territorial|administrateur civil|adjoint d animation|adjoint du patrimoine|conseiller municipal|conseiller regional|adjoint au maire|senateur|garde du littoral|garde nature|aide de cuisine|runner restaurant|equipier de restauration|restaurateur d oeuvres d art|restaurateur de meubles|intervenant socio judiciaire|agent du patrimoine|benevole|kine|cip|prof|editeur|moniale|eurodepute|cavalier|cavaliere',
    sales:
      'charge de location|charge de gestion locative|charge de commercialisation|employe drive|equipier de vente|equipier magasin|equipier commerce|epicier|prospecteur|prospecteur foncier|teleprospection|chasseur d appartements|billettiste|forfaitiste|prescripteur|skiman|loueur|prevente|delegue veterinaire|delegue a l information medicale|primeur|caviste|developpeur foncier',
    finance:
      'consolideur|consolidateur|analyste budgetaire|mandataire financier|numismate|ordonnateur|mandateur|assistant de gestion comptable|secretaire comptable|controleur financier|controleur budgetaire|controleur interne|gestionnaire d assurance|gestionnaire production assurance|gestionnaire prevoyance|gestionnaire sante prevoyance|gestionnaire de prets|gestionnaire budgetaire|gestionnaire de dossiers de subvention|regisseur de recettes|regisseur d avances|charge d accueil banque|charge d etudes actuarielles|operateur de marche|redacteur assurance|inspecteur assurance|teneur de compte|negociateur amiable recouvrement|agent de change|receveur des finances',
    hr: 'charge de mobilite|talent acquisition|collaborateur social|gestionnaire administratif du personnel|gestionnaire des temps|charge des relations ecoles|ingenieur formation|conseiller mobilite carriere|consultant en bilan de competences',
    legal:
      'liquidateur judiciaire|charge d affaires juridiques|gestionnaire de marches publics|gestionnaire marches publics|redacteur juridique|redacteur contrats|negociateur notarial',
    engineering:
      'concepteur|coordonnateur sps|coordonnateur bim|laborantine|galeniste|plasturgiste|diagnostiqueur|calculateur|preparateur de laboratoire|piqueteur|assistant a maitrise d ouvrage|prototypiste|recetteur|ingenieur electrotechnicien|charge d etudes techniques|charge d etudes environnement|geneticien|botaniste|pharmacologue|chercheur en biologie|auditeur energetique|economiste de flux|developpeur embarque|architecte applicatif',
    it: 'administrateur fonctionnel|analyste fonctionnel|analyste applicatif|correspondant informatique|administrateur sig|technicien de proximite|technicien d exploitation informatique|technicien de maintenance informatique|technicien deploiement|administrateur infrastructure|analyste d exploitation|gestionnaire d applications|gestionnaire d incidents|consultant fonctionnel|ingenieur infrastructure|architecte infrastructure|technicien sig',
    data: 'modelisateur|dataviz|charge d etudes data',
    marketing:
      'charge de contenus|charge de diffusion|charge de veille|webmarketeur|mediaplanneur|sondeur|programmateur culturel|delegue a la communication|publicitaire|distributeur de prospectus|hotesse evenementielle|charge de fidelisation|animateur de communaute|acheteur d espace|recruteur de donateurs|charge de production evenementielle|animateur de marque|ambassadeur de marque',
    design:
      'storyboarder|retoucheur photo|modeleur|modeleur 3d|concepteur lumiere|animateur 3d|animateur 2d|dessinateur de bande dessinee|ergonome ihm',
    support:
      'moderateur|moderateur de contenu|moderateur de contenus|teleoperateur|teleacteur|conseiller client|conseiller clients|tele conseiller|operateur de centre d appels|regulateur d assistance|charge d accueil et de relation usagers',
  },
  fields: {
    operations:
      'preparation de commandes|stockage|decoupe|chaudronnerie|tolerie|emboutissage|traitement de surface|ebavurage|polissage|cablage|bobinage|filature|teinture|couture industrielle|faconnage|reliure|menuiserie industrielle|petrin|fournil|cuisson|surgelation|mise en bouteille|embouteillage|remplissage|palettisation|entretien|lingerie|hqse|dechets|voirie|administratif|affaires generales|hebergement|etages|conciergerie|escale|tournee|tournees|laminoir|metrologie|plateforme|enrobes|cuverie|rhqse|qhse|qse|qsse|suivi evaluation',
    other:
      'kinesitherapie|dentaire|periscolaire|enseignement|pedagogie|scolarite|mediatheque|piscine|autonomie|solidarite|solidarites|famille|gardiennage|poissonnerie|charcuterie|coiffure|esthetique|bien etre|menuiserie|plomberie|electricite|maconnerie|charpente|carrelage|serrurerie|carrosserie|elevage|viticulture|maraichage|religion|culte|armee|depistage|academique|photographie|these|spirituel|spirituelle|sportif|sportive',
    sales: 'prospection|gestion locative|copropriete|comptoir',
    finance:
      'indemnisation|prevoyance|impots|mandatement|regie de recettes|monetique|provisionnement|boursier|boursiere|formation boursiere',
    hr: 'paye|mobilite interne|dialogue social|qvt|qvct|avantages sociaux',
    legal: 'rgpd|assemblees|litiges|precontentieux',
    marketing: 'contenus|sondages',
    engineering: 'etudes|etudes de prix|vrd|fluides|thermique|electrotechnique|robotique|r d|modelisation|materiaux|scientifique',
    it: 'bureautique|geomatique|applicatif|amoa|moa|moe',
  },
  roles: {
    'delegue general|deleguee generale': ['managing-director'],
    'agent de maitrise|chef de ligne|chef de poste|chef de parc|contremaitre|responsable uap|responsable de ligne|responsable de parc|responsable de plateforme|chef de secteur production':
      ['supervisor', 'production'],
    'responsable administratif': ['manager', 'office'],
    'responsable drive|chef de zone|responsable de zone|chef de zone export': ['manager', 'sales'],
    'chef de mission|responsable provisionnement': ['manager', 'accounting'],
    'responsable qvt': ['manager', 'hr'],
    'responsable r d|responsable etudes|responsable projets techniques': ['manager', 'engineering'],
    'responsable applicatif|responsable infrastructure|responsable d application|chef de projet moa|chef de projet amoa|chef de projet moe|chef de projet infrastructure':
      ['manager', 'it'],
    'responsable de gamme|chef de gamme|responsable offre|responsable de l offre': ['manager', 'product'],
    'chef de projet digital|responsable partenariats media': ['manager', 'marketing'],
  },
};
