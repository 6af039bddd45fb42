/** Size systems of the specification (section 9). */
export const sizeSystems = ['eu', 'us_m', 'us_w', 'uk', 'cm', 'kr', 'asia', 'us', 'no_size_conversion'] as const;
export type SizeSystem = (typeof sizeSystems)[number];

export const sizeSystemNames: Readonly<Record<SizeSystem, string>> = {
  eu: 'EU',
  us_m: 'US men',
  us_w: 'US women',
  uk: 'UK',
  cm: 'cm',
  kr: 'KR',
  asia: 'Asia',
  us: 'US',
  no_size_conversion: 'Size',
};
