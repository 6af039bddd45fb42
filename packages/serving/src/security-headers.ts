/**
 * Headers of every answer of shop and console alike; each adds its own policy for contents. Over plain http, on one
 * machine, browsers ignore the first.
 */
export const commonHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;
