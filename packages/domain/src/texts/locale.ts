/** Languages of the texts. */
export const locales = ['en', 'fil'] as const;
export type Locale = (typeof locales)[number];

/** Returns true for the name of a language that we have. */
export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}
