import { ITEM_INDEX } from '@suki/domain/catalogue/sort-options';
import { baseAddresses, environments, isEnvironment } from '@suki/domain/config/environments';
import { WORKER_LATE_AFTER_MS } from '@suki/domain/config/operations';
import { noticeMsOf } from '@suki/serving/notice-ms';
import { readTrustedProxies } from '@suki/serving/trusted-proxies';
import { readVariables } from '@suki/start-guard/read-variables';
import { type VariableName as GuardedName, googleKeysUrl } from '@suki/start-guard/variables.table';
import { z } from 'zod';

const PORT_OFFSET = { api: 1000, worker: 1001 } as const;

/** Explains each variable to a developer who starts the API without it. */
const WHERE_TO_SET = {
  APP_ENV: 'which environment this is: test (also for local work), staging or production',
  NODE_ENV: 'production checks answers less; leave it out while developing',
  LOG_LEVEL: 'how much is logged: debug, info, warn, error or silent; leave it out for info',
  SUKI_PORT_BASE: 'the number that every port is counted from; leave it out for 3000',
  PORT: 'the port of the API; leave it out for SUKI_PORT_BASE + 1000',
  WORKER_PORT:
    'the port on which the worker answers /livez and /readyz; leave it out for SUKI_PORT_BASE + 1001, use 0 for any',
  HOST: 'the network address to listen on; leave it out for 127.0.0.1, use 0.0.0.0 in a container',
  TRUST_PROXY:
    'the proxies of ours before the API that set x-forwarded-for: how many stand one behind the other, like 1 (only where nobody reaches the API past them), or their addresses and networks with commas between them; leave it out when there is none',
  DATABASE_URL: 'the PostgreSQL database, like postgres://user:password@host:5432/name',
  DATABASE_POOL_SIZE: 'how many connections one process keeps; leave it out for 6',
  DATABASE_STAFF_POOL_SIZE:
    'how many further connections one process keeps for what the staff read; leave it out for 2',
  API_URL: 'the address under which browsers reach the API',
  WEB_URL: 'the address of the shop; calls from pages of other addresses are refused',
  WEB_COPIES:
    'the addresses of all copies of the shop’s server, with commas between them; leave it out when WEB_URL is the only one',
  OPS_URL: 'the address of the ops console; calls from pages of other addresses are refused',
  FILES_BUCKET:
    'the bucket of Google Cloud Storage that keeps uploaded pictures, like suki-live-pictures; leave it out on one machine',
  STORAGE_EMULATOR_HOST:
    'the stand-in of the bucket of a stack on one machine, like http://localhost:4100/gcs; leave it out everywhere else',
  SUKI_FILES_DIR: 'the folder that keeps uploaded pictures on one machine; FILES_BUCKET takes its place',
  SUKI_ART_CACHE_DIR: 'the folder that keeps rendered product pictures; it may be emptied at any time',
  FIREBASE_PROJECT_ID: 'the Firebase project whose sign-ins are accepted',
  FIREBASE_KEYS_URL: 'where the public keys of Firebase are; leave it out for Google’s own address',
  FIREBASE_AUTH_EMULATOR_HOST:
    'the Auth emulator of a stack on one machine, like 127.0.0.1:9099; leave it out everywhere else',
  FIREBASE_API_KEY: 'the web API key of the Firebase project (Project settings, General); it is public',
  FIREBASE_APP_CHECK_PROJECT_NUMBER:
    'the number of the Firebase project whose App Check proves that a call comes from our app; leave it out where App Check is not set up',
  GOOGLE_PLACES_API_KEY:
    'the key of Google Places (Google Cloud, Credentials), restricted to Places API (New); leave it out to search our own places only',
  GOOGLE_PLACES_BASE_URL: 'Google Places; leave it out for https://places.googleapis.com',
  ALGOLIA_APP_ID:
    'the application of Algolia that searches (Dashboard, Settings, API keys); leave it out to search in our own database only',
  ALGOLIA_SEARCH_KEY: 'a key of that application with the right `search`, which also sends events to Insights',
  ALGOLIA_WRITE_KEY: 'a key of that application with the rights `addObject`, `deleteObject` and `editSettings`',
  ALGOLIA_INDEX: 'the name of the index; leave it out for NewItems',
  ALGOLIA_BASE_URL:
    'the stand-in of Algolia on one machine, like http://localhost:4100/algolia; leave it out everywhere else',
  XENDIT_BASE_URL: 'the payment gateway, https://api.xendit.co or the sandbox',
  XENDIT_SECRET_KEY: 'the secret key of the Xendit account (Dashboard, Settings, API keys)',
  XENDIT_TIMEOUT_MS: 'how long a call to the payment gateway may take; leave it out for 10000 (ten seconds)',
  XENDIT_CALLBACK_TOKEN: 'the token in the x-callback-token header (Xendit Dashboard, Settings, Webhooks)',
  TRACKINGMORE_BASE_URL: 'the courier service, https://api.trackingmore.com/v4 or the sandbox',
  TRACKINGMORE_API_KEY: 'the key of the TrackingMore account (Developer, API)',
  TRACKINGMORE_WEBHOOK_SECRET: 'the secret that parcel webhooks are signed with (TrackingMore, Developer, Webhook)',
  SMS_BASE_URL: 'the text message service, https://api.semaphore.co or the sandbox',
  SMS_API_KEY: 'the key of the Semaphore account',
  SMS_SENDER_NAME: 'the sender that people see in a text message; leave it out for SUKI',
  MAIL_BASE_URL: 'the mail service that takes JSON, which is the sandbox; leave it out where SMTP_HOST is set',
  SMTP_HOST: 'the mail server of the mail service, like smtp.example.com',
  SMTP_PORT: 'its port: 465 with TLS from the start, any other with STARTTLS; leave it out for 465',
  SMTP_USER: 'the user name at the mail server; leave it out for a server on this machine',
  SMTP_PASSWORD: 'the password of that user',
  MAIL_FROM: 'the sender that people see in a mail; leave it out for Suki <hello@suki.test>',
  CATALOGUE_SERVICE_TOKEN: 'the token with which the web server reads the catalogue: the same value as in the shop',
  DATA_KEY:
    'the key that bank account numbers are encrypted with, 32 random bytes in hex or base64; losing it loses them',
  DATA_KEYS_OLD:
    'earlier values of DATA_KEY, with commas between them, until the log says that none is needed; usually left out',
  MARK_KEY: 'the key of marks and codes: the first DATA_KEY, once DATA_KEY was changed; leave it out before',
  CALLS_PER_MINUTE: 'calls a minute for one user, unless a route says otherwise; leave it out for 600',
  STOP_NOTICE_MS:
    'how long the API says at /readyz that it will close before it does; leave it out for 5000 (0 where APP_ENV is test)',
  OPERATIONS_MAIL:
    'the mail addresses of the people on duty, with commas between them: they are told when the worker stops; leave it out to tell nobody by mail',
  WORKER_LATE_AFTER_MS: 'how late the worker may be before people are told; leave it out for 60000 (a minute)',
} as const satisfies { readonly [Name in GuardedName]?: string };
type VariableName = keyof typeof WHERE_TO_SET;

const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
const secret = z.string().min(8);
const folder = z.string().min(1);

const schema = z.object({
  APP_ENV: z.enum(environments),
  NODE_ENV: z.string().default('development'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SUKI_PORT_BASE: port.default(3000),
  PORT: port.optional(),
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text, context) => {
      const proxies = readTrustedProxies(text);
      if (proxies === undefined) context.addIssue('Expected a number from 1 to 5, or addresses like 10.0.0.0/8');
      return proxies ?? false;
    }),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(6),
  DATABASE_STAFF_POOL_SIZE: z.coerce.number().int().min(1).max(50).default(2),
  API_URL: address,
  WEB_URL: address,
  WEB_COPIES: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(address))
    .optional(),
  OPS_URL: address,
  FILES_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/, 'Expected the name of a bucket without gs://')
    .optional(),
  STORAGE_EMULATOR_HOST: address.optional(),
  SUKI_FILES_DIR: folder.optional(),
  SUKI_ART_CACHE_DIR: folder,
  FIREBASE_PROJECT_ID: z.string().min(1),
  FIREBASE_KEYS_URL: address.default(googleKeysUrl),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'Expected host:port')
    .optional(),
  FIREBASE_API_KEY: z.string().min(1),
  FIREBASE_APP_CHECK_PROJECT_NUMBER: z.string().regex(/^\d+$/, 'Expected the digits of the project number').optional(),
  GOOGLE_PLACES_API_KEY: secret.optional(),
  GOOGLE_PLACES_BASE_URL: address.default('https://places.googleapis.com'),
  ALGOLIA_APP_ID: z.string().min(1).optional(),
  ALGOLIA_SEARCH_KEY: secret.optional(),
  ALGOLIA_WRITE_KEY: secret.optional(),
  ALGOLIA_INDEX: z.string().min(1).default(ITEM_INDEX),
  ALGOLIA_BASE_URL: address.optional(),
  XENDIT_BASE_URL: address,
  XENDIT_SECRET_KEY: secret,
  XENDIT_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  XENDIT_CALLBACK_TOKEN: secret,
  TRACKINGMORE_BASE_URL: address,
  TRACKINGMORE_API_KEY: secret,
  TRACKINGMORE_WEBHOOK_SECRET: secret,
  SMS_BASE_URL: address,
  SMS_API_KEY: secret,
  SMS_SENDER_NAME: z.string().max(11).default('SUKI'),
  MAIL_BASE_URL: address.optional(),
  SMTP_HOST: z.string().min(1).optional(),
  SMTP_PORT: port.default(465),
  SMTP_USER: z.string().min(1).optional(),
  SMTP_PASSWORD: secret.optional(),
  MAIL_FROM: z.string().default('Suki <hello@suki.test>'),
  CATALOGUE_SERVICE_TOKEN: secret,
  DATA_KEY: z.string().min(32),
  DATA_KEYS_OLD: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()])))
    .pipe(z.array(z.string().min(32))),
  MARK_KEY: z.string().min(32).optional(),
  CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  STOP_NOTICE_MS: z.coerce.number().int().min(0).max(20_000).optional(),
  OPERATIONS_MAIL: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(z.email()))
    .optional(),
  WORKER_LATE_AFTER_MS: z.coerce.number().int().min(500).max(3_600_000).default(WORKER_LATE_AFTER_MS),
} satisfies Record<VariableName, z.ZodType>);

type Variables = z.output<typeof schema>;

export type Environment = Omit<Variables, 'PORT' | 'WORKER_PORT' | 'STOP_NOTICE_MS' | 'OPERATIONS_MAIL'> & {
  readonly PORT: number;
  readonly WORKER_PORT: number;
  readonly STOP_NOTICE_MS: number;
  readonly OPERATIONS_MAIL: readonly string[];
  /**
   * True on one machine only, where the clock may be moved and the emulator's unsigned tokens count: the start-up guard
   * refuses APP_ENV=test with any address of elsewhere.
   */
  readonly isLocal: boolean;
  /** True when every answer is also checked against its schema: always, except where speed counts. */
  readonly checksAnswers: boolean;
};

/** The base address of the environment where none is set; that of production is blank (specification, section 9). */
function withBaseAddress(variables: Readonly<Record<string, string | undefined>>) {
  const { APP_ENV, API_URL } = variables;
  const known = isEnvironment(APP_ENV) ? baseAddresses[APP_ENV] : '';
  return { ...variables, API_URL: API_URL === undefined || API_URL === '' ? known : API_URL };
}

/**
 * Reads the environment once, at the start of a process.
 * @throws Error that names every missing, wrong or unsafe variable, its rule, its purpose, and the place to set it.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const values = readVariables({
    process: 'The API',
    schema,
    help: WHERE_TO_SET,
    variables: withBaseAddress(variables),
  });
  return {
    ...values,
    PORT: values.PORT ?? values.SUKI_PORT_BASE + PORT_OFFSET.api,
    WORKER_PORT: values.WORKER_PORT ?? values.SUKI_PORT_BASE + PORT_OFFSET.worker,
    STOP_NOTICE_MS: noticeMsOf(values.STOP_NOTICE_MS?.toString(), values.APP_ENV),
    OPERATIONS_MAIL: values.OPERATIONS_MAIL ?? [],
    isLocal: values.APP_ENV === 'test',
    checksAnswers: values.NODE_ENV !== 'production',
  };
}
