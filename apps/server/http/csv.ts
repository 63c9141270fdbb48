/** CSV files that are written while they are read. */
import type { Context } from 'hono';
import type { Services } from '../services.ts';
import { faultOf } from './errors.ts';

/** Without it, Excel assumes the encoding of the user's region. */
export const byteOrderMark = '\uFEFF';

/**
 * Sends parts as fast as their reader takes them. An error is logged, and the reader gets a broken connection: the response has started, so that nothing
 * else shows that the file is incomplete.
 */
export function sendCsv(c: Context, { log }: Pick<Services, 'log'>, fileName: string, parts: AsyncGenerator<string>): Response {
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        for (;;) {
          const { value, done } = (await parts.next()) as IteratorResult<string, undefined>;
          if (done) return controller.close();
          if (value === '') continue;
          controller.enqueue(Buffer.from(value));
          return;
        }
      } catch (error) {
        log.error({ requestId: c.get('requestId'), file: fileName, fault: faultOf(error) }, 'a CSV file broke off');
        controller.error(new Error('the file broke off'));
      }
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
  c.header('Content-Disposition', `attachment; filename="${fileName}"`);
  c.header('Cache-Control', 'private, no-store');
  return c.body(stream, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
}
