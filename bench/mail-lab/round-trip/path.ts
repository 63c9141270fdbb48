/**
 * Adds the delay between the client and the servers: reads packets from a TUN device and writes each back when it is due.
 * One thread reads, the other waits and writes; both block, so that only the kernel's wake-up adds delay, not an event loop.
 * `node path.ts RTT_MS FILE`; each packet passes once in each direction and is delayed for half of the round trip.
 */
import { readSync, writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** The device's default MTU is 1500. */
const slotBytes = 1536;
const slots = 16_384;

interface Queue {
  file: number;
  /** Packets by slot. */
  packets: SharedArrayBuffer;
  lengths: SharedArrayBuffer;
  /** When each packet is due, in milliseconds of the monotonic clock. */
  due: SharedArrayBuffer;
  /** [total packets read, total packets written, an unchanging value to wait on] */
  counters: SharedArrayBuffer;
}

if (isMainThread) {
  const queue: Queue = {
    file: Number(process.argv[3]),
    packets: new SharedArrayBuffer(slots * slotBytes),
    lengths: new SharedArrayBuffer(slots * 4),
    due: new SharedArrayBuffer(slots * 8),
    counters: new SharedArrayBuffer(3 * 4),
  };
  // oxlint-disable-next-line no-new -- the constructor starts it
  new Worker(new URL(import.meta.url), { workerData: queue });
  read(queue, Number(process.argv[2]) / 2);
} else {
  write(workerData as Queue);
}

function read({ file, ...shared }: Queue, delayMs: number): never {
  const packets = new Uint8Array(shared.packets);
  const lengths = new Int32Array(shared.lengths);
  const due = new Float64Array(shared.due);
  const counters = new Int32Array(shared.counters);
  for (let count = 0; ;) {
    const slot = count % slots;
    const length = readSync(file, packets, slot * slotBytes, slotBytes, null);
    // The queue is full, like a router's: the packet is dropped, and TCP sends it again.
    if (count - Atomics.load(counters, 1) >= slots - 1) continue;
    lengths[slot] = length;
    due[slot] = now() + delayMs;
    count += 1;
    Atomics.store(counters, 0, count);
    Atomics.notify(counters, 0);
  }
}

function write({ file, ...shared }: Queue): never {
  const packets = new Uint8Array(shared.packets);
  const lengths = new Int32Array(shared.lengths);
  const due = new Float64Array(shared.due);
  const counters = new Int32Array(shared.counters);
  for (let count = 0; ; count += 1) {
    while (Atomics.load(counters, 0) === count) Atomics.wait(counters, 0, count);
    const slot = count % slots;
    const waitMs = (due[slot] ?? 0) - now();
    if (waitMs > 0) Atomics.wait(counters, 2, 0, waitMs);
    try {
      writeSync(file, packets, slot * slotBytes, lengths[slot] ?? 0);
    } catch {
      // Refused by the kernel (a packet of a family that the device doesn't support): dropped.
    }
    Atomics.store(counters, 1, count + 1);
  }
}

/** The same clock in both threads, unlike performance.now(). */
function now(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}
