/** Starts a search thread (search-worker.ts): its modules are loaded while the snapshot of the pool is read. */
await import('./early-image.ts');
await import('./search-worker.ts');
