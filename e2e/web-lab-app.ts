/**
 * Runs the application where it can read the web lab's websites. In network namespaces it is reachable from outside through a socket in the file system,
 * as in the mail lab; behind a proxy it is a process like any other.
 */
import type { WebLab } from '../bench/web-lab/lab.ts';
import { startApp, type App } from './app-process.ts';
import { copyDatabase } from './app-server.ts';
import { startAppInNamespaces } from './lab-app.ts';

export async function startAppInWebLab(lab: WebLab): Promise<App> {
  const database = await copyDatabase();
  if (lab.kind === 'proxy') return startApp({ ...lab.env, DATABASE_URL: database.url });
  // A socket in the file system belongs to no network. A database that is reached by an address is out of reach inside: the application starts its own.
  return startAppInNamespaces(lab, { ...lab.env, ...(database.isReachedByFile && { DATABASE_URL: database.url }) });
}
