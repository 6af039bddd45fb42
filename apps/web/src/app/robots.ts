import type { MetadataRoute } from 'next';
import { publicEnv } from '../env.client.ts';
import { privatePaths } from '../session/private-paths.ts';
import { paths } from '../shell/paths.ts';

/** Pages that are of no use to a stranger who searches: those of an account, and those that lead to one. */
const hidden = [...privatePaths, '/api/', paths.signIn, paths.register, paths.forgotPassword, paths.resetPassword];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', disallow: hidden },
    sitemap: new URL('/sitemap.xml', publicEnv.webUrl).href,
  };
}
