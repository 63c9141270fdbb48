import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser part. The rest of the build (prerendering, inlining, compressing) is build/build.ts. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    // Browsers that support light-dark() and popover: otherwise Vite would replace the scheme's colors with longer code.
    cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    // The one dynamic import has nothing to preload, and the preload helper would double the eager script.
    modulePreload: false,
  },
});
