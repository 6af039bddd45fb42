import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  // No small file is inlined: the policy of server.ts allows fonts from our own address only, not from `data:`.
  build: { target: 'es2024', sourcemap: false, assetsInlineLimit: 0 },
});
