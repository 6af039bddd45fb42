import { readTrustedProxies } from '@suki/serving/trusted-proxies';
import { z } from 'zod';

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Secrets of a local stack begin with this prefix. They are public, so production refuses them. */
const LOCAL_SECRET_PREFIX = 'local-';

/** For each variable: the hint in the error of a start without it. */
const WHERE_TO_SET = {
  APP_ENV: 'which environment this is: test (also for local work), staging or production',
  TRUST_PROXY:
    'the proxies of ours before the shop that set x-forwarded-for: how many, or their addresses; leave it out when there is none',
  API_URL: 'the address of the API as this server reaches it',
  CATALOGUE_SERVICE_TOKEN: 'the token with which this server reads the catalogue: the same value as in the API',
  SESSION_SECRET: 'the key that session cookies are signed with, at least 32 characters',
  FIREBASE_PROJECT_ID: 'the Firebase project whose sign-ins are accepted',
  FIREBASE_KEYS_URL: 'where the public keys of Firebase are; leave it out for Google’s own address',
  FIREBASE_AUTH_EMULATOR_HOST: 'the Auth emulator, like 127.0.0.1:9099; never in production: its tokens are not signed',
} as const;
type VariableName = keyof typeof WHERE_TO_SET;

const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));

const schema = z.object({
  APP_ENV: z.enum(['test', 'staging', 'production']),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text, context) => {
      const proxies = readTrustedProxies(text);
      if (proxies === undefined) context.addIssue('Expected a number from 1 to 5, or addresses like 10.0.0.0/8');
      return proxies ?? false;
    }),
  API_URL: address,
  CATALOGUE_SERVICE_TOKEN: z.string().min(8),
  SESSION_SECRET: z.string().min(32),
  FIREBASE_PROJECT_ID: z.string().min(1),
  FIREBASE_KEYS_URL: address.default(GOOGLE_KEYS),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'Expected host:port')
    .optional(),
} satisfies Record<VariableName, z.ZodType>);

export type Environment = z.output<typeof schema>;

/**
 * Reads the environment of the server.
 * @throws Error that names each missing or invalid variable, its purpose and where to set it.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const problems = result.success ? productionProblems(result.data) : variableProblems(result.error, given);
  if (!result.success || problems.length > 0) {
    throw new Error(
      [
        'The shop cannot start. Set these in the environment of the process, or in .env at the root of the repository',
        '(`npx -y pnpm@12 start` sets all of them for a stack on one machine):',
        ...problems.map((problem) => `  ${problem}`),
      ].join('\n'),
    );
  }
  return result.data;
}

function variableProblems(error: z.ZodError, given: Readonly<Record<string, string | undefined>>): string[] {
  return error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const problem = given[name] === undefined ? 'is missing' : `is not usable (${issue.message})`;
    return `${name} ${problem}: ${name in WHERE_TO_SET ? WHERE_TO_SET[name as VariableName] : 'unknown variable'}.`;
  });
}

function productionProblems(values: Environment): string[] {
  if (values.APP_ENV !== 'production') {
    return [];
  }
  const secrets = (['CATALOGUE_SERVICE_TOKEN', 'SESSION_SECRET'] as const)
    .filter((name) => values[name].startsWith(LOCAL_SECRET_PREFIX))
    .map((name) => `${name} still has the value of a stack on one machine, which everybody knows.`);
  const emulator =
    values.FIREBASE_AUTH_EMULATOR_HOST === undefined
      ? []
      : ['FIREBASE_AUTH_EMULATOR_HOST must not be set in production: tokens of the emulator are not signed.'];
  return [...secrets, ...emulator];
}

let read: Environment | undefined;

export function env(): Environment {
  read ??= readEnvironment(process.env);
  return read;
}
