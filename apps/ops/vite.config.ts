import { guardBuild } from '@suki/start-guard/guard-build';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  // Variables as Vite inserts them: those of the process, and those of `.env` files beside this one.
  const variables = { ...loadEnv(mode, import.meta.dirname, 'VITE_'), APP_ENV: process.env.APP_ENV };
  guardBuild({ process: 'The console', prefix: 'VITE_', variables });
  return {
    plugins: [vanillaExtractPlugin(), react()],
    // No small file is inlined: the policy of server.ts allows fonts from our own address only, not from `data:`.
    build: { target: 'es2024', sourcemap: false, assetsInlineLimit: 0 },
  };
});
