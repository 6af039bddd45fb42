/**
 * Rules about whole pages. A story is a part of one, and a sheet shows the same part ten times: two headers there are no mistake. Everything
 * else that axe knows is an error.
 */
export const rulesOfPages = [
  'bypass',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
] as const;
