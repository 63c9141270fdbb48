/** The contract suite on ClickHouse's newest engine. */
import { inTemporaryFolder } from '../enrich/temporary-peer.ts';
import { startChdb } from './chdb.ts';
import { runContract } from './contract.ts';
import type { Part } from './part.ts';

/** On a busy machine, a scene takes a minute. */
const longestSceneS = 300;

/** A round is a scene of the suite: 80 of them are about a thousand queries. */
export const measure: Part = ({ rounds, print }) =>
  inTemporaryFolder(async (folder) => {
    print('chdb from npm …');
    const chdb = await startChdb(folder);
    try {
      print('the contract suite …');
      const { failed, note } = await runContract(chdb.url, rounds, rounds * longestSceneS);
      return {
        title: 'ClickHouse, newest engine',
        about: `ClickHouse ${chdb.version} from npm (chdb), one shard, behind a small HTTP server of the bench.`,
        figures: [{ what: 'Contract suite: scenes that differ from SQL', value: failed, unit: '', target: { atMost: 0 }, note }],
      };
    } finally {
      await chdb.stop();
    }
  });
