import type { HostGate } from '@leadlight/adapters';

/** Limits connections per server, even if the gate behind it allows more. */
export function limitedGate(gate: HostGate, connections: number): HostGate {
  const inside = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  const leave = (address: string): void => {
    inside.set(address, (inside.get(address) ?? 1) - 1);
    waiting.get(address)?.shift()?.();
  };
  return {
    ...gate,
    async enter(address, options) {
      while ((inside.get(address) ?? 0) >= connections)
        await new Promise<void>((resolve) => void waiting.set(address, [...(waiting.get(address) ?? []), resolve]));
      inside.set(address, (inside.get(address) ?? 0) + 1);
      try {
        const entry = await gate.enter(address, options);
        if (entry.kind !== 'entered') leave(address);
        return entry;
      } catch (error) {
        leave(address);
        throw error;
      }
    },
    async leave(pass) {
      await gate.leave(pass);
      leave(pass.address);
    },
  };
}
