/** Reads a setting, which Vite inserts at build time; a missing one stops the console with its name. */
function setting(name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') {
    throw new Error(`Expected ${name} at build time: set it in the environment of the build (tooling/dev-stack does).`);
  }
  return value;
}

export const env = {
  apiUrl: setting('VITE_API_URL', import.meta.env.VITE_API_URL),
  webUrl: setting('VITE_WEB_URL', import.meta.env.VITE_WEB_URL),
  firebaseApiKey: setting('VITE_FIREBASE_API_KEY', import.meta.env.VITE_FIREBASE_API_KEY),
  firebaseProjectId: setting('VITE_FIREBASE_PROJECT_ID', import.meta.env.VITE_FIREBASE_PROJECT_ID),
  /** Only in local builds: the emulator that stands in for Firebase Auth. */
  authEmulatorUrl: import.meta.env.VITE_FIREBASE_AUTH_EMULATOR_URL,
} as const;
