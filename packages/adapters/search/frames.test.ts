import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FrameReader, frameOf } from './frames.ts';

const frames = fc.array(fc.record({ kind: fc.nat(255), id: fc.nat(0xffff_ffff), content: fc.uint8Array({ maxLength: 300 }) }), {
  maxLength: 20,
});

test('frames arrive as they were sent, however the network cuts them', () => {
  fc.assert(
    fc.property(frames, fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1 }), (sent, cuts) => {
      const bytes = Buffer.concat(
        sent.flatMap(({ kind, id, content }) => [...frameOf(kind, id, content.subarray(0, 7), content.subarray(7))]),
      );
      const reader = new FrameReader(10_000);
      const read: unknown[] = [];
      for (let at = 0, cut = 0; at < bytes.length; cut += 1) {
        const length = cuts[cut % cuts.length] ?? 1;
        for (const { kind, id, content } of reader.read(bytes.subarray(at, at + length)))
          read.push({ kind, id, content: new Uint8Array(content) });
        at += length;
      }
      expect(read).toEqual(sent.map(({ kind, id, content }) => ({ kind, id, content: new Uint8Array(content) })));
    }),
  );
});

test('a frame longer than allowed, or too short to be one, is an error before its content is read', () => {
  const [head = new Uint8Array(0)] = frameOf(1, 0, new Uint8Array(100));
  expect(() => [...new FrameReader(50).read(Buffer.from(head))]).toThrow('a frame of 105 bytes');
  expect(() => [...new FrameReader(50).read(Buffer.from([2, 0, 0, 0]))]).toThrow('a frame of 2 bytes');
});
