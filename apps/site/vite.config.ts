import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser half. The build proper – prerendering, inlining, compressing – is build/build.ts. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    // Newer than light-dark() and popover: without it Vite would rewrite the scheme's colours into a longer substitute.
    cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    // The one dynamic import has nothing to preload; its helper would double the eager script.
    modulePreload: false,
  },
});
