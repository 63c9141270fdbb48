/**
 * One piece of work that has nothing to do with what is measured, so that machines and moments can be compared.
 * @returns seconds for 2^25 steps of a linear congruential generator
 */
export function fixedWork(): number {
  const begun = performance.now();
  let state = 1;
  for (let step = 0; step < 2 ** 25; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state >= 0 ? (performance.now() - begun) / 1000 : 0;
}
