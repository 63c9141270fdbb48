import { readFileSync } from 'node:fs';
import { standardTechnologyNames } from '@leadlight/enrichment';
import { readWords } from '@leadlight/leads/words';
const technologies = standardTechnologyNames();
for (const line of readFileSync(process.argv[2], 'utf8').split('\n')) {
  if (!line.trim()) continue;
  const r = readWords(line, { now: 2026, technologies });
  const f = Object.entries(r.filters).map(([k, v]) => typeof v === 'object' && v ? ('include' in v || 'exclude' in v ? `${k}:${(v.include ?? []).length > 8 ? `[${v.include.length}]` : (v.include ?? []).join('|')}${v.exclude ? `-${v.exclude.join('|')}` : ''}` : `${k}:${v.from ?? ''}..${v.to ?? ''}`) : `${k}=${v}`).join(' ');
  console.log(`${line}  =>  ${r.kind === 'people' ? 'P' : 'C'} ${f}${r.notUnderstood.length ? ` ?${JSON.stringify(r.notUnderstood)}` : ''}${r.notFilterable.length ? ` #${JSON.stringify(r.notFilterable)}` : ''}`);
}
