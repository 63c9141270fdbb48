/**
 * Runs the application where it can read the web lab's websites. In network namespaces it is reachable from outside through a socket in the file system,
 * as in the mail lab; behind a proxy it is a process like any other.
 */
import type { WebLab } from '../bench/web-lab/lab.ts';
import { startApp, type App } from './app-process.ts';
import { startAppInNamespaces } from './lab-app.ts';

export async function startAppInWebLab(lab: WebLab): Promise<App> {
  return lab.kind === 'namespaces' ? startAppInNamespaces(lab, lab.env) : startApp({ ...lab.env });
}
