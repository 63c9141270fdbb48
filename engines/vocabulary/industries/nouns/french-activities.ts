/** What is done with goods, in French. Written by the author from general knowledge of the language. Folded. */
import type { Activities } from './goods-kinds.ts';

export const frenchActivities: Activities = {
  roles: [
    [
      'none',
      'conception|creation|etude|etudes|design|developpement|recherche|entreprise|entreprises|societe|societes|specialiste|specialistes|specialiste en|atelier|ateliers|activite|activites|activites de|service|services|autre|autres|artisan|artisanat|metiers|professionnel|professionnels|autres activites|secteur|filiere',
    ],
    [
      'make',
      'fabrication|fabrications|fabricant|fabricants|fabricante|fabrique|fabriques|usine|usines|production|productions|producteur|producteurs|productrice|manufacture|manufactures|industrie|industries|industriel|industriels|confection|constructeur|constructeurs|assemblage|atelier de fabrication|unite de fabrication|unite de production|conception et fabrication|fabrication artisanale|fabrication industrielle|preparation|preparation industrielle|elaboration|finition|fab|fabr|moulage|injection|extrusion|soufflage',
    ],
    ['construct', 'construction|constructions'],
    [
      'process',
      'transformation|transformation et conservation|conservation|conserverie|conserveries|decoupe|salage|fumage|sechage|congelation|mouture|broyage|torrefaction|decorticage|pressurage',
    ],
    [
      'grow',
      'culture|cultures|elevage|elevages|eleveur|eleveurs|plantation|plantations|exploitation agricole|recolte|cueillette|ramassage de champignons|production et vente|production fermiere',
    ],
    ['extract', 'extraction|extractions|carriere|carrieres|sabliere|mine|mines|exploitation de carrieres|exploitation de gisements'],
    [
      'wholesale',
      'grossiste|grossistes|commerce de gros|commerces de gros|commerce en gros|commerce interentreprises|vente en gros|ventes en gros|negoce|negoces|negociant|negociants|gros|en gros|distribution|distributeur|distributeurs|import|export|import export|importation|exportation|importateur|importateurs|exportateur|exportateurs|fournisseur|fournisseurs|fourniture|centrale d achat|centrales d achat|intermediaires du commerce|intermediaire du commerce|agent commercial|agents commerciaux|representation|courtage',
    ],
    [
      'retail',
      'commerce de detail|commerces de detail|vente au detail|detail|au detail|vente|ventes|vendeur|vendeurs|revendeur|revendeurs|marchand|marchands|marchande|detaillant|detaillants|commerce ambulant|vente ambulante|commerces ambulants|marche|marches|commerce de detail specialise|achat vente|achat et vente|achat revente|depot vente|debit|salon d exposition|concession|concessions|concessionnaire|concessionnaires|bourse',
    ],
    ['shop', 'magasin|magasins|boutique|boutiques|showroom|espace de vente|point de vente|points de vente|enseigne|rayon|hall'],
    ['trade', 'commerce|commerces|commercialisation|achat'],
    [
      'online',
      'vente en ligne|vente a distance|e commerce|commerce en ligne|site de vente|vente par correspondance|vente sur internet|boutique en ligne',
    ],
    [
      'repair',
      'reparation|reparations|reparateur|reparateurs|depannage|depannages|depanneur|entretien|maintenance|restauration|restaurateur de|remise en etat|renovation|reconditionnement|sav|service apres vente|entretien et reparation|maintenance et reparation|reparation et entretien|revision',
    ],
    [
      'install',
      'installation|installations|installateur|installateurs|pose|poseur|poseurs|montage|mise en place|pose et installation|installation et entretien|fourniture et pose|vente et installation|vente et pose',
    ],
    [
      'rent',
      'location|locations|loueur|loueurs|louage|location et location bail|location bail|location courte duree|location longue duree|location de courte duree|location de longue duree',
    ],
    ['transport', 'transport|transports|transporteur|transporteurs|livraison|livraisons|acheminement|convoyage'],
    ['store', 'stockage|entreposage|gardiennage de'],
    ['clean', 'nettoyage|nettoyages|lavage|lavages|blanchissage|detachage'],
    ['recycle', 'recyclage|recuperation|recuperateur|collecte|ramassage|valorisation|tri|traitement de dechets|casse|demontage|enlevement'],
  ],
  links: 'de|d|du|des|en|et|ou|la|le|les|l|a|au|aux|pour|sur|par|and|tous|toutes|divers|diverses',
  qualifiers:
    'industriel|industriels|industrielle|industrielles|artisanal|artisanale|artisanaux|artisanales|professionnel|professionnels|professionnelle|professionnelles|specialise|specialises|specialisee|specialisees|neuf|neufs|neuve|neuves|occasion|d occasion|neufs et d occasion|anciens|anciennes|ancien|ancienne|mesure|sur mesure|magasin specialise|en magasin specialise|magasins specialises|luxe|de luxe|haut de gamme|bio|biologique|biologiques|accessoires|articles|articles similaires|similaires|connexes|annexes|n c a|nca|particuliers|pour particuliers|pour professionnels|domestique|domestiques|usage domestique|a usage domestique|usage industriel|domicile|a domicile|genre|en tout genre|tous types|toutes marques|bois|en bois|metal|en metal|pvc|en pvc|aluminium|alu|plastique|en plastique|cuir|en cuir|verre|inox|acier|beton|carton|papier|frais|fraiche|fraiches|surgeles|congeles|bebe|bebes|enfant|enfants|pour enfants|hommes|femmes|homme|femme|adultes|chaude|derives|produits derives|batiment|du batiment|chantier|sport|maison|de la maison|foyer|bureau|jardin|plein air|interieur|exterieur|interieure|exterieure|traditionnel|traditionnels|traditionnelle|moderne|modernes|fantaisie|technique|techniques|electriques|electronique|electroniques|manuels|ligne|gros|autres',
  notAlone:
    'costumes|habits|tables|robes|blouses|prunes|essence|articles|sables|chariots|grilles|coffres|animaux|mousses|planches|collections|guides|romans|casques|enregistrements|fixations|moules|bottes|voiles|cadres|bureaux|gadgets|tableaux|sculptures|affiches|posters|fermetures|aromates|insectes|toiles|stands|services|consoles|filtres|occasion|surplus|pieces|structures|profiles|couches|lots|compositions|collants|conteneurs|lentilles|stores|couvertures|echafaudages|malles|cuisinieres|cuisiniere|buffets|presse|presses|radios|films',
};
