-- Whether a company still exists: a column that searches filter by. Imports have kept the text in the facts since the target exists.
alter table app.companies
  add column status text check (status in ('active', 'public', 'acquired', 'inactive', 'closed'));

-- As parseCompanyStatus reads the texts. Where facts that count disagree, or can't be read, the column stays empty until the company is written again.
alter table app.companies no force row level security;
with known as (
  select status, app.fold_text(word) as word
  from (values
    ('active', 'active|operating|in operation|operational|trading|live|registered|open|going concern|good standing|in good standing|existing|aktiv|tatig|bestehend|wirtschaftlich aktiv|actif|active en activite|en activite|activa|activo|en activo|vigente|ativa|ativo|em atividade|regular|actief|bestaand|attiva|attivo|in attivita|iscritta|private|privately held|a|in business|in existence|in betrieb|operativ|en exploitation|operativa|operativo|operante|operacional|em operacao|em funcionamento|in bedrijf|in esercizio'),
    ('public', 'public|ipo|publicly traded|listed|went public|public company|borsennotiert|an der borse|coté|cote en bourse|cotee en bourse|cotizada|cotizada en bolsa|cotada|listada|de capital aberto|beursgenoteerd|quotata|quotata in borsa'),
    ('acquired', 'acquired|merged|acquired by|merged acquired|m and a|converted closed merged|ubernommen|fusioniert|verschmolzen|acquise|rachetee|absorbee|fusionnee|adquirida|absorbida|fusionada|incorporada|adquirida por|overgenomen|gefuseerd|acquisita|incorporata|fusa'),
    ('inactive', 'inactive|dormant|suspended|in administration|administration|liquidation|in liquidation|receivership|insolvent|insolvency|insolvency proceedings|voluntary arrangement|bankruptcy|in bankruptcy|active proposal to strike off|proposal to strike off|on hold|inaktiv|ruhend|in insolvenz|insolvenzverfahren|in abwicklung|in liquidation|inactif|inactive en sommeil|en sommeil|en liquidation|redressement judiciaire|liquidation judiciaire|procedure collective|inactiva|inactivo|en liquidacion|en concurso|concurso de acreedores|suspendida|inativa|inativo|suspensa|inapta|em liquidacao|em recuperacao judicial|inactief|slapend|in liquidatie|faillissement|failliet|in faillissement|surseance|inattiva|inattivo|sospesa|in liquidazione|in fallimento|fallita|procedura concorsuale|lapsed'),
    ('closed', 'closed|dissolved|defunct|out of business|shut down|shutdown|ceased|ceased trading|struck off|removed|terminated|dead|deleted|cancelled|canceled|not active|closed down|no longer operating|retired|geschlossen|aufgelost|geloscht|erloschen|beendet|abgemeldet|fermee|ferme|cessee|cesse|dissoute|radiee|radie|c|cerrada|cerrado|disuelta|extinguida|extinta|cancelada|baja|de baja|liquidada|encerrada|encerrado|baixada|baixa|dissolvida|nula|gesloten|opgeheven|beeindigd|ontbonden|uitgeschreven|gestopt|chiusa|cessata|cancellata|sciolta|estinta')) as names (status, words), unnest(string_to_array(words, '|')) as word
), stated as (
  select c.id, c.workspace_id, app.fold_text(fact ->> 0) as text
  from app.companies c, jsonb_array_elements(c.facts -> 'f' -> 'status') as fact
  where c.facts -> 'f' ? 'status' and jsonb_array_length(fact) = 2 and jsonb_typeof(fact -> 0) = 'string'
), read as (
  select s.id, s.workspace_id, coalesce(
      (select k.status from known k where k.word = s.text limit 1),
      (select k.status from known k
       where k.word = regexp_replace(regexp_replace(s.text, '^(?:status|company) ', ''), ' (?:company|status)$', '') limit 1)) as status
  from stated s
), agreed as (
  select workspace_id, id, min(status) as status from read group by workspace_id, id having count(*) = count(status) and count(distinct status) = 1
)
update app.companies c set status = agreed.status from agreed where agreed.workspace_id = c.workspace_id and agreed.id = c.id;
alter table app.companies force row level security;
