/** Bodies that are written while they are read. */

/** Sends parts as fast as their reader takes them. @param onFault called with an error that interrupts it; the reader gets a broken connection, the only way to report it */
export function streamOf(parts: AsyncGenerator<string>, onFault: (error: unknown) => void): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
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
        onFault(error);
        controller.error(new Error('the results broke off'));
      }
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
}
