/**
 * Each variable that one of our processes or builds reads, with its kind; the kind decides which rules hold for it. A
 * variable that is not listed cannot be read (`readVariables`), so a new one is judged on the day it is added.
 */
export const kindOf = {
  APP_ENV: 'plain',
  NODE_ENV: 'plain',
  LOG_LEVEL: 'plain',
  SUKI_PORT_BASE: 'plain',
  SUKI_DATA_DIR: 'plain',
  SUKI_FILES_DIR: 'files-folder',
  FILES_BUCKET: 'files-bucket',
  SUKI_ART_CACHE_DIR: 'plain',
  PORT: 'plain',
  HOST: 'listens',
  TRUST_PROXY: 'plain',
  CALLS_PER_MINUTE: 'plain',
  STOP_NOTICE_MS: 'plain',
  WORKER_PORT: 'plain',
  WORKER_LATE_AFTER_MS: 'plain',
  OPERATIONS_MAIL: 'plain',

  DATABASE_URL: 'database',
  DATABASE_POOL_SIZE: 'plain',
  DATABASE_STAFF_POOL_SIZE: 'plain',

  API_URL: 'own',
  WEB_URL: 'own',
  OPS_URL: 'own',
  WEB_COPIES: 'copies',
  NEXT_PUBLIC_API_URL: 'own',
  NEXT_PUBLIC_WEB_URL: 'own',
  VITE_API_URL: 'own',
  VITE_WEB_URL: 'own',

  SANDBOX_URL: 'stand-in',
  NEXT_PUBLIC_SANDBOX_URL: 'stand-in',
  VITE_SANDBOX_URL: 'stand-in',
  STORAGE_EMULATOR_HOST: 'stand-in',
  FIREBASE_AUTH_EMULATOR_HOST: 'stand-in',
  NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL: 'stand-in',
  VITE_FIREBASE_AUTH_EMULATOR_URL: 'stand-in',

  FIREBASE_PROJECT_ID: 'project',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_PROJECT_ID: 'project',
  FIREBASE_KEYS_URL: 'token-keys',
  FIREBASE_API_KEY: 'plain',
  FIREBASE_APP_CHECK_PROJECT_NUMBER: 'plain',
  NEXT_PUBLIC_FIREBASE_API_KEY: 'plain',
  VITE_FIREBASE_API_KEY: 'plain',
  NEXT_PUBLIC_GOOGLE_CLIENT_ID: 'plain',

  GOOGLE_PLACES_BASE_URL: 'service',
  GOOGLE_PLACES_API_KEY: 'secret',

  ALGOLIA_APP_ID: 'search-account',
  ALGOLIA_SEARCH_KEY: 'search-key',
  ALGOLIA_WRITE_KEY: 'search-key',
  ALGOLIA_INDEX: 'plain',
  ALGOLIA_BASE_URL: 'stand-in',

  XENDIT_BASE_URL: 'service',
  NEXT_PUBLIC_XENDIT_URL: 'service',
  VITE_XENDIT_URL: 'service',
  TRACKINGMORE_BASE_URL: 'service',
  SMS_BASE_URL: 'service',
  MAIL_BASE_URL: 'service',
  XENDIT_TIMEOUT_MS: 'plain',
  SANDBOX_CONTROL_KEY: 'plain',
  SMS_SENDER_NAME: 'plain',
  MAIL_FROM: 'plain',
  // The adapter itself asks for TLS outside of this machine, and the mail service chooses the password's form.
  SMTP_HOST: 'plain',
  SMTP_PORT: 'plain',
  SMTP_USER: 'plain',
  SMTP_PASSWORD: 'plain',

  XENDIT_SECRET_KEY: 'gateway-key',
  NEXT_PUBLIC_XENDIT_KEY: 'gateway-public-key',
  VITE_XENDIT_KEY: 'gateway-public-key',
  XENDIT_CALLBACK_TOKEN: 'secret',
  TRACKINGMORE_API_KEY: 'secret',
  TRACKINGMORE_WEBHOOK_SECRET: 'secret',
  SMS_API_KEY: 'secret',
  CATALOGUE_SERVICE_TOKEN: 'secret',
  SESSION_SECRET: 'secret',
  DATA_KEY: 'data-key',
  DATA_KEYS_OLD: 'plain',
  MARK_KEY: 'data-key',
} as const;

export type VariableName = keyof typeof kindOf;
export type Kind = (typeof kindOf)[VariableName];

/** The addresses of hosted services that have one: elsewhere a stand-in, or somebody else, would get our keys. */
export const serviceHosts: Readonly<Partial<Record<VariableName, string>>> = {
  XENDIT_BASE_URL: 'api.xendit.co',
  NEXT_PUBLIC_XENDIT_URL: 'api.xendit.co',
  VITE_XENDIT_URL: 'api.xendit.co',
  TRACKINGMORE_BASE_URL: 'api.trackingmore.com',
  SMS_BASE_URL: 'api.semaphore.co',
  GOOGLE_PLACES_BASE_URL: 'places.googleapis.com',
};

/** Where Google publishes the keys that sign Firebase's tokens. */
export const googleKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
