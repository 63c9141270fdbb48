import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'db', globalSetup: './testing/global-setup.ts', testTimeout: 20_000, hookTimeout: 60_000 },
});
