/**
 * Loaded first in programs that a command starts, so that none of them outlives the command. Killed outright, the command can stop nothing itself; but the
 * system then closes its end of the IPC channel, wherever the program is by then.
 */
const graceMs = Number(new URL(import.meta.url).searchParams.get('graceMs'));

// For this program alone, not for those that it starts.
process.env.NODE_OPTIONS = process.env.NODE_OPTIONS?.replace(/ ?--import=\S+\/tied\.mjs\S*/, '');

function end() {
  // A program that listens itself (the servers) stops in its own way.
  if (process.listenerCount('disconnect') === 0) process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL'), graceMs).unref();
}

if (process.connected) process.once('disconnect', end);
// Closed before this was loaded.
else if (process.connected === false) end();
// The channel is listened to; it does not keep a program going that has nothing left to do.
process.channel?.unref();
