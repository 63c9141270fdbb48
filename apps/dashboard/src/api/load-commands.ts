/** Loads the routes of commands, which are not in the first load, because a screen sends none before someone does something. */
import type { RouteName } from './contract.ts';
import { endpointOf, isKnown, type Endpoint } from './endpoint.ts';
import { RequestFailed } from './failure.ts';

/** At once if they are loaded. */
const loadCommands = () => import('./groups/commands.ts');

/** The endpoint of a route, which is loaded if it isn't yet. @throws RequestFailed if it can't be loaded */
export async function endpointFor(name: RouteName): Promise<Endpoint> {
  if (!isKnown(name))
    await loadCommands().catch(() => {
      throw new RequestFailed({ kind: 'unreachable' });
    });
  return endpointOf(name);
}
