/** Starts a search thread (search-worker.ts), which loads its modules while it reads the snapshot of the pool. */
await import('./early-image.ts');
await import('./search-worker.ts');
