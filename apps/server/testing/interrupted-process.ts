/** A process of a run that says its id and continues until SIGUSR2. */
import { once } from 'node:events';
import { noticeToServer, serveOrder } from '../jobs/run-in-process.ts';

serveOrder(async () => {
  const continued = once(process, 'SIGUSR2');
  noticeToServer(String(process.pid));
  await continued;
  return 'finished';
});
