import { guardBuild } from '@suki/start-guard/guard-build';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { securityHeaders } from './src/http/security-headers.ts';
import { IDENTIFIERS } from './styles/sheet.ts';

// Read before each build, also by `next dev` and at the start of the server, where no value is set in production.
guardBuild({ process: 'The shop', prefix: 'NEXT_PUBLIC_', variables: process.env });

const config: NextConfig = {
  reactStrictMode: true,
  reactCompiler: true,
  cacheComponents: true,
  partialPrefetching: true,
  typedRoutes: true,
  // The build does not check types: `typecheck` checks the same files with the same settings before anything lands.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Our own server tags pages (`hash-page-scripts.ts`).
  generateEtags: false,
  transpilePackages: ['@suki/start-guard', '@suki/ui', '@suki/domain', '@suki/sdk', '@suki/contract'],
  // No entry lives longer than five minutes (ADR 0008); `use cache` without a profile of its own gets this default.
  cacheLife: {
    default: { stale: 60, revalidate: 120, expire: 300 },
    catalogue: { stale: 30, revalidate: 60, expire: 300 },
  },
  // Browsers and crawlers ask for this name unasked.
  redirects: async () => [{ source: '/favicon.ico', destination: '/icon.svg', permanent: true }],
  headers: async () => [{ source: '/:path*', headers: securityHeaders() }],
};

/** In a build the style files give only their class names: the styles are in one sheet, made before (ADR 0122). */
export default function configOf(phase: string): NextConfig {
  const withVanillaExtract = createVanillaExtractPlugin({
    identifiers: IDENTIFIERS,
    outputCss: phase !== PHASE_PRODUCTION_BUILD,
    unstable_turbopack: { mode: 'auto' },
  });
  return withVanillaExtract(config);
}
