import { testHostGate } from '../testing/host-gate-suite.ts';
import { createHostGate } from './host-gate.ts';

testHostGate(async (clock) => {
  const gate = createHostGate({ clock });
  return { gate, other: gate, untilWaiting: () => new Promise((resolve) => void setImmediate(resolve)) };
});
