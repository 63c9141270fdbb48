import { readFileSync } from 'node:fs';
import { explain, measure, readQueries } from './measure.ts';
const q = readQueries(readFileSync('/work/words/bench/words/queries-development.jsonl', 'utf8'));
const s = readQueries(readFileSync('/work/words/bench/words/queries-sealed.jsonl', 'utf8'));
if (process.argv[2] !== 'q') console.log(explain(q).join('\n'));
const f = (x) => { const a = measure(x).all; return `P ${(a.precision*100).toFixed(1)} R ${(a.recall*100).toFixed(1)} whole ${(a.whole*100).toFixed(1)} reported ${(a.reported*100).toFixed(1)} invented ${a.invented}`; };
console.log('dev   ', f(q)); console.log('sealed', f(s));
