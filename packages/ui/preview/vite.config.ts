import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The kit page: every part in every state, for the developers of the kit. `pnpm --filter @suki/ui preview`. */
export default defineConfig({
  root: 'preview',
  plugins: [vanillaExtractPlugin(), react()],
  server: { strictPort: true, host: '127.0.0.1' },
  build: { outDir: 'dist', emptyOutDir: true },
});
