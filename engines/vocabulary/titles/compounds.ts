/** Phrases that mean several things at once: phrase → words of ranks.ts and work.ts. Folded. */
export const compounds: Readonly<Record<string, readonly string[]>> = {
  'projektleiter|projektleitung|projectleider|projectmanager|projektmanager|pm|chef de projet|capo progetto|capocommessa': [
    'manager',
    'project',
  ],
  'bauleiter|bauleitung|conducteur de travaux|jefe de obra|direttore lavori|uitvoerder': ['manager', 'construction'],
  'filialleiter|filialleitung|marktleiter|directeur de magasin|winkelmanager': ['manager', 'store'],
  'gebietsleiter|bezirksleiter|regionalleiter|gebietsverkaufsleiter|capo area|area manager|responsable de secteur|chef de secteur|jefe de zona|gerente regional':
    ['manager', 'field-sales'],
  'general manager|gm|country manager|branch manager|bedrijfsleider|vestigingsmanager|directeur de site|niederlassungsleiter|standortleiter|responsable d agence':
    ['general-manager'],
  'stationsleiter|pflegedienstleitung|stationsleitung': ['head', 'medical'],
  'chef des ventes': ['manager', 'sales'],
  'directeur grootaandeelhouder dga|directeur grootaandeelhouder|dga': ['director', 'owner'],
  'geschaftsfuhrender gesellschafter|gesellschafter geschaftsfuhrer|geschaeftsfuehrender gesellschafter': ['managing-director', 'owner'],
  'gerante associee|gerant associe': ['gerant', 'partner'],
  drh: ['director', 'hr'],
  rrh: ['manager', 'hr'],
  daf: ['director', 'finance'],
  raf: ['manager', 'finance'],
  dsi: ['director', 'it'],
  dircom: ['director', 'communications'],
  'hrbp|hr business partner': ['specialist', 'hr'],
  'tech lead|technical lead|lead tech|teamlead technik': ['senior', 'engineering'],
  'csm|client success manager': ['manager', 'customer-success'],
  'kam|keyaccountmanager': ['manager', 'key-account'],
  'technischer leiter|technische leitung|technische leiterin': ['head', 'engineering'],
  'kaufmannischer leiter|kaufmannische leitung|kaufmannische leiterin': ['head', 'finance'],
  'kaufmannischer geschaftsfuhrer': ['cfo'],
  'technisch directeur|directeur technique|direttore tecnico|director tecnico|diretor tecnico': ['director', 'engineering'],
  'werkstudent|werkstudentin': ['intern'],
  'attache commercial|commercieel medewerker|vertriebsmitarbeiter|vertriebler|verkoopmedewerker|addetto vendite|addetto alle vendite|impiegato commerciale|assistant commercial':
    ['specialist', 'sales'],
  'directeur administratif et financier|director administrativo y financiero|direttore amministrativo e finanziario|diretor administrativo e financeiro':
    ['director', 'finance'],
  'direttore amministrativo': ['director', 'accounting'],
  'responsabile amministrativo': ['manager', 'accounting'],
  'responsabile tecnico|responsable tecnico|responsavel tecnico|responsable technique|gerente tecnico|jefe tecnico': [
    'manager',
    'engineering',
  ],
  'directeur d agence|director de sucursal|direttore di filiale|filiaaldirecteur': ['director'],
  'art director|directeur artistique|directrice artistique|director de arte|diretor de arte|direttore artistico|director artistico': [
    'director',
    'art-director',
  ],
  'zzp er|zzp': ['entrepreneur'],
  'prasident und ceo': ['president', 'ceo'],
};
