import { firstSet } from './first-set.ts';
import { secondSet } from './second-set.ts';
import { judgeGiven, measureServer } from './run.ts';
const filter = process.argv[2] ?? '';
const ways = (process.argv[3] ?? 'list,singly').split(',') as ('list' | 'singly')[];
const seed = Number(process.argv[4] ?? 1);
const verbose = process.argv.includes('--verbose');
const todo = (process.argv.includes('--second') ? secondSet : firstSet)
  .filter(({ name }) => name.includes(filter))
  .flatMap((server) => ways.map((way) => ({ server, way })));
let sum = { wrong: 0, right: 0, missed: 0 };
const run = async () => {
  for (let next = todo.shift(); next; next = todo.shift()) {
    const { server, way } = next;
    const counts = await measureServer(server, seed, way, way === 'list' ? 24 : 8);
    sum = { wrong: sum.wrong + counts.wrong, right: sum.right + counts.right, missed: sum.missed + counts.missed };
    const groups = Object.entries(
      Object.groupBy(
        counts.given,
        (g) =>
          `${g.exists ? 'E' : 'M'}→${g.verdict}/${g.reason}${judgeGiven(server, g) === 'wrong' ? ' WRONG' : judgeGiven(server, g) === 'missed' ? ' missed' : ''}`,
      ),
    )
      .map(([k, v]) => `${k} ${v?.length}`)
      .join(', ');
    console.log(`${counts.wrong > 0 ? '!!' : counts.missed > 0 ? '? ' : '  '} ${way.padEnd(6)} ${server.name}: ${groups}`);
    if (verbose)
      for (const g of counts.given.filter((each) => judgeGiven(server, each) !== 'right').slice(0, 1))
        console.log(JSON.stringify(g.last, null, 1).slice(0, 6000));
  }
};
await Promise.all(Array.from({ length: 12 }, run));
console.log(sum);
process.exit(0);
