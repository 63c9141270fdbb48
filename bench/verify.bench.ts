import { parseArgs } from 'node:util';
import { runMain, stopOnSignals } from '../scripts/bootstrap/command.mjs';
import { measurePace } from './verify/pace/measure.ts';
const { values } = parseArgs({ options: { rtt: { type: 'string', default: '20' }, seconds: { type: 'string', default: '8' }, connections: { type: 'string', default: '2' }, ways: {type: 'string', default: 'ours,ours in the clear,peer,peer; one by one,ours; one by one'} } });
await runMain(async () => {
  stopOnSignals({ exitCode: 130 });
  const paces = await measurePace({ rttMs: Number(values.rtt), seconds: Number(values.seconds), connections: Number(values.connections), seed: 1, ways: values.ways.split(',').map(w=>w.replace(';',',')) as never });
  for (const p of paces) console.log(p.way, p.rttMs, p.perSecond.toFixed(1), p.cpuS.toFixed(1), Math.round(p.maxMemoryBytes/2**20), JSON.stringify(p.scores.confusion));
});
