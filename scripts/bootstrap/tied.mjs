/**
 * Preloaded into the programs that a command starts, so that none of them outlives the command. A command that is killed with SIGKILL cannot stop its
 * programs, but the operating system closes its end of the IPC channel.
 */
import { isMainThread } from 'node:worker_threads';

const graceMs = Number(new URL(import.meta.url).searchParams.get('graceMs'));

// For this program only, not for the programs that it starts.
process.env.NODE_OPTIONS = process.env.NODE_OPTIONS?.replace(/ ?--import=\S+\/tied\.mjs\S*/, '');

function end() {
  // A program that listens for this event itself (the servers) stops on its own.
  if (process.listenerCount('disconnect') === 0) process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL'), graceMs).unref();
}

if (process.connected) process.once('disconnect', end);
// The channel was closed before this module was loaded. Worker threads load this module too and never have a channel.
else if (isMainThread) end();
// Listening to the channel must not keep a finished program running.
process.channel?.unref();
