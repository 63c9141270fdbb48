/** The commands that every screen may send. Loaded after the screen (load-commands.ts). */
import { addEndpoints } from '../endpoint.ts';
import { commandsEndpoints } from './commands-endpoints.ts';

addEndpoints(commandsEndpoints);
