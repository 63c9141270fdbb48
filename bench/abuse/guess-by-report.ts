/** Reports guessed addresses as bounced, and asks what verifying them would cost. */
import type { AttackRow, Target } from './attack.ts';
import { countConfirmed, guessesOf, type Sight } from './guesses.ts';

export const name = 'Guessed addresses, reported and forecast';

export async function attack({ call, pool, signUp }: Target): Promise<AttackRow[]> {
  const visitor = await signUp('Report');
  const reported: Sight[] = [];
  const forecast: Sight[] = [];
  for (const { address, isRight } of guessesOf(pool.slice(0, 50))) {
    const { body: weighed } = await call(visitor, 'POST', '/verification-runs/forecast', {
      source: { kind: 'addresses', addresses: [address] },
    });
    forecast.push({ isRight, seen: JSON.stringify(weighed) });
    const { body } = await call(visitor, 'POST', '/bounces', { text: address });
    reported.push({ isRight, seen: JSON.stringify(body) });
  }
  return [
    { label: `${reported.length} addresses reported as bounced: told apart`, count: countConfirmed(reported), allowed: 0 },
    { label: `${forecast.length} forecasts of verifications: told apart`, count: countConfirmed(forecast), allowed: 0 },
  ];
}
