/**
 * Rules about whole pages. A story is part of a page, and a sheet shows one part ten times, so two headers there are no
 * mistake. Every other rule of axe is an error.
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
