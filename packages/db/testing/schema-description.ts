/**
 * Everything that the catalogs say about our schemas, in lines that are equal for equal schemas: without numbers that differ between databases and without
 * the owner's name. Read separately from schema-sql.ts, which it checks.
 * Not compared: names of not-null constraints, which exist only since PostgreSQL 18, and positions of dropped columns.
 */
import type { Client } from 'pg';
import { migratedSchemas } from './schema-sql.ts';

const inSchemas = `n.nspname in (${migratedSchemas.map((name) => `'${name}'`).join(', ')})`;
/** Rights as they apply, whether they were granted or are the default of this type of object. */
const rights = (acl: string, type: string, owner: string): string => `(
  select string_agg(format('%s %s%s', case grantee when 0 then 'public' when ${owner} then 'owner' else grantee::regrole::text end, privilege_type,
    case when is_grantable then ' with grant option' else '' end), ', ' order by grantee = ${owner}, grantee::regrole::text, privilege_type)
  from aclexplode(coalesce(${acl}, acldefault('${type}', ${owner}))))`;

const readings = [
  `select format('schema %s %s', nspname, ${rights('nspacl', 'n', 'nspowner')}) from pg_namespace n where ${inSchemas}`,
  `select format('%s %s %s security %s %s options %s identity %s access %s space %s rights %s', case relkind when 'S' then 'sequence' else 'relation ' || relkind::text end,
     c.oid::regclass, relpersistence, relrowsecurity, relforcerowsecurity, reloptions, relreplident, (select amname from pg_am where oid = relam), reltablespace,
     case when relkind in ('i', 'I') then null else ${rights('relacl', 'r', 'relowner')} end)
   from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${inSchemas} and relkind not in ('t', 'S')`,
  `select format('sequence %s rights %s', c.oid::regclass, ${rights('relacl', 's', 'relowner')})
   from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${inSchemas} and relkind = 'S'`,
  `select format('sequence %s %s start %s by %s from %s to %s cache %s cycle %s, owned by %s', s.seqrelid::regclass, format_type(seqtypid, null), seqstart, seqincrement,
     seqmin, seqmax, seqcache, seqcycle, (select string_agg(d.refobjid::regclass || '.' || a.attname || ' ' || d.deptype::text, ' ')
       from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
       where d.classid = 'pg_class'::regclass and d.objid = s.seqrelid and d.refclassid = 'pg_class'::regclass))
   from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where ${inSchemas}`,
  `select format('column %s %s %s: %s null %s default %s identity %s generated %s storage %s compression %s statistics %s collation %s options %s rights %s',
     a.attrelid::regclass, row_number() over (partition by a.attrelid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod), not a.attnotnull,
     pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated, a.attstorage, a.attcompression, a.attstattarget, a.attcollation::regcollation, a.attoptions,
     (select string_agg(grantee::regrole || ' ' || privilege_type, ', ' order by grantee::regrole::text, privilege_type) from aclexplode(a.attacl)))
   from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where ${inSchemas} and c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped`,
  `select format('constraint %s %s %s deferrable %s deferred %s validated %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid), condeferrable, condeferred, convalidated)
   from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${inSchemas} and contype <> 'n'`,
  `select format('index %s valid %s ready %s clustered %s identity %s', pg_get_indexdef(indexrelid), indisvalid, indisready, indisclustered, indisreplident)
   from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${inSchemas}`,
  // Of two indexes that cost the same, PostgreSQL takes the later one.
  `select format('order of indexes %s: %s', c.oid::regclass, string_agg(i.indexrelid::regclass::text, ' ' order by i.indexrelid))
   from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
   where ${inSchemas} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x')) group by c.oid`,
  `select format('policy %s', to_jsonb(p)) from pg_policies p join pg_namespace n on n.nspname = p.schemaname where ${inSchemas}`,
  `select format('routine %s rights %s', pg_get_functiondef(p.oid), ${rights('proacl', 'f', 'proowner')})
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${inSchemas} and prokind in ('f', 'p')`,
  `select format('aggregate %s', p.oid::regprocedure) from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${inSchemas} and prokind not in ('f', 'p')`,
  `select format('trigger %s enabled %s', pg_get_triggerdef(t.oid), tgenabled)
   from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where ${inSchemas} and not tgisinternal`,
  `select format('rule %s', pg_get_ruledef(r.oid)) from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace where ${inSchemas}`,
  `select format('type %s %s', t.oid::regtype, typtype) from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${inSchemas} and typtype not in ('c', 'b')`,
  `select format('statistics %s', pg_get_statisticsobjdef(s.oid)) from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace where ${inSchemas}`,
  `select format('default rights %s %s', n.nspname, a.defaclacl) from pg_default_acl a join pg_namespace n on n.oid = a.defaclnamespace where ${inSchemas}`,
  `select format('comment %s: %s', pg_describe_object(classoid, objoid, objsubid), description) from pg_description
   where pg_describe_object(classoid, objoid, objsubid) ~ '(${migratedSchemas.join('|')})\\.'`,
  `select format('extension %s', extname) from pg_extension`,
  `select format('event trigger %s', evtname) from pg_event_trigger`,
];

/** @param client connected as the owner. @returns lines, sorted */
export async function describeSchema(client: Client): Promise<string[]> {
  await client.query(`set search_path = pg_catalog`);
  const lines: string[] = [];
  for (const sql of readings) {
    const { rows } = await client.query<{ format: string }>(sql);
    lines.push(...rows.map(({ format }) => format));
  }
  return lines.toSorted();
}
