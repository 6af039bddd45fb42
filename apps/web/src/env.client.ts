/**
 * The settings that the browser may know. The bundler replaces each name at build time, so every name stands here in
 * full; no secret ever gets this prefix.
 */
const values = {
  NEXT_PUBLIC_API_URL: process.env.NEXT_PUBLIC_API_URL,
  NEXT_PUBLIC_WEB_URL: process.env.NEXT_PUBLIC_WEB_URL,
  NEXT_PUBLIC_FIREBASE_API_KEY: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL: process.env.NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL,
  NEXT_PUBLIC_FIREBASE_APP_ID: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
  NEXT_PUBLIC_FIREBASE_APP_CHECK_SITE_KEY: process.env.NEXT_PUBLIC_FIREBASE_APP_CHECK_SITE_KEY,
  NEXT_PUBLIC_GOOGLE_CLIENT_ID: process.env.NEXT_PUBLIC_GOOGLE_CLIENT_ID,
  NEXT_PUBLIC_SANDBOX_URL: process.env.NEXT_PUBLIC_SANDBOX_URL,
  NEXT_PUBLIC_XENDIT_URL: process.env.NEXT_PUBLIC_XENDIT_URL,
  NEXT_PUBLIC_XENDIT_KEY: process.env.NEXT_PUBLIC_XENDIT_KEY,
} as const;

function needed(name: keyof typeof values): string {
  const value = values[name];
  if (value === undefined || value === '') {
    throw new Error(
      `${name} is missing. Set it in the environment of the build, or in .env at the root of the repository; ` +
        '`npx -y pnpm@12 start` sets it for a stack on one machine.',
    );
  }
  return value;
}

function cardService(): { readonly url: string; readonly key: string } | null {
  const { NEXT_PUBLIC_XENDIT_URL: url, NEXT_PUBLIC_XENDIT_KEY: key } = values;
  return url === undefined || url === '' || key === undefined || key === '' ? null : { url, key };
}

function appCheck(): { readonly appId: string; readonly siteKey: string } | null {
  const siteKey = values.NEXT_PUBLIC_FIREBASE_APP_CHECK_SITE_KEY || null;
  return siteKey === null ? null : { appId: needed('NEXT_PUBLIC_FIREBASE_APP_ID'), siteKey };
}

export const publicEnv = {
  apiUrl: needed('NEXT_PUBLIC_API_URL'),
  webUrl: needed('NEXT_PUBLIC_WEB_URL'),
  firebaseApiKey: needed('NEXT_PUBLIC_FIREBASE_API_KEY'),
  firebaseProjectId: needed('NEXT_PUBLIC_FIREBASE_PROJECT_ID'),
  /** Proves to the API that a call comes from this shop (Firebase App Check); null where it is not set up. */
  appCheck: appCheck(),
  /** The OAuth client of "Continue with Google"; without one (and without the emulator) the button is not shown. */
  googleClientId: values.NEXT_PUBLIC_GOOGLE_CLIENT_ID || null,
  /** Only in local builds: the emulator that stands in for Firebase Auth. */
  authEmulatorUrl: values.NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL || null,
  /** Only in local builds: the page with the text messages and mails that were sent. */
  sandboxUrl: values.NEXT_PUBLIC_SANDBOX_URL || null,
  /** The payment service with its public key: card numbers go to it alone. Without both no card can be linked. */
  cardService: cardService(),
} as const;
