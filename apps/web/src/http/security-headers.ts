import { commonHeaders } from '@suki/serving/security-headers';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The headers of every answer of the shop. `server.ts` replaces the policy of a page by one that names its scripts. */
export function securityHeaders(): { key: string; value: string }[] {
  return [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy({ inlineScripts: [] }) },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    // Google's sign-in window must be able to answer its opener.
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    ...Object.entries(commonHeaders).map(([key, value]) => ({ key, value })),
  ];
}
