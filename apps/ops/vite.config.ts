import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  // No small file inside another one: the policy of server.ts lets fonts come from our own address only, not from `data:`.
  build: { target: 'es2024', sourcemap: false, assetsInlineLimit: 0 },
});
