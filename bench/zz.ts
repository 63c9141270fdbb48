import { readTitle } from '@leadlight/vocabulary';
import { readFileSync } from 'node:fs';
const D:Record<string,string>={x:'other',op:'operations',sa:'sales',mk:'marketing',fi:'finance',le:'legal',hr:'hr',it:'it',en:'engineering',de:'design',da:'data',su:'support',pr:'product',ex:'executive'};
const n:Record<string,number[]>={};
const out:string[]=[];
for(const l of ['en','de','fr','es','it','pt','nl']) for(const line of readFileSync(`/tmp/w/lists/${l}.txt`,'utf8').trim().split('\n')){ const i=line.indexOf(' '); const d=D[line.slice(0,i)]!; 
 for(const p of line.slice(i+1).split('|')){ const r=readTitle(p); const k=(n[l]??=[0,0,0,0]); k[0]!++;
  if(r.department===null){k[1]!++; out.push(`${l}\tnone\t${d}\t${p}\t${r.seniorities.join()}`)}
  else if(r.department!==d){k[2]!++; out.push(`${l}\twrong\t${d}\t${p}\t${r.department}\t${r.key}`)}
  else if(r.seniorities.join()!=='entry'){k[3]!++; out.push(`${l}\tsen\t${d}\t${p}\t${r.seniorities.join()}`)} } }
console.log(n); const f=process.argv[2]; console.log(out.filter(o=>!f||o.split('\t')[1]===f).join('\n'));
