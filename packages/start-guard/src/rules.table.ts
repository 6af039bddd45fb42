import { dataKeyBytes } from './data-key.ts';
import { databaseAddress, isLoopbackDatabase } from './database-address.ts';
import { hostOf, isInsideHost, isLoopbackHost } from './hosts.ts';
import { secretProblem } from './secret-problem.ts';
import { googleKeysUrl, type Kind, serviceHosts, type VariableName } from './variables.table.ts';

export type EnvironmentName = 'test' | 'staging' | 'production';

/** One variable as it was given. */
export type Given = {
  readonly name: VariableName;
  readonly value: string;
  /** Names of other secrets with an equal value. */
  readonly equals: readonly VariableName[];
  /** All variables of the process. */
  readonly variables: Readonly<Record<string, string | undefined>>;
};

/** Returns a problem in words that follow the variable's name; undefined when the value may be used. */
type Check = (given: Given) => string | undefined;

export type Rule = {
  readonly rule: string;
  readonly of: readonly Kind[];
  /** True for a rule that also judges a variable that is not set, whose value is then ''. */
  readonly judgesMissing?: true;
} & Readonly<Record<EnvironmentName, Check | null>>;

const check =
  (isRight: (value: string) => boolean, problem: string): Check =>
  ({ value }) =>
    isRight(value) ? undefined : problem;

const isHttps = (value: string): boolean => value.startsWith('https://');
const isLoopbackUrl = (value: string): boolean => isLoopbackHost(hostOf(value) ?? '');
const isPublicUrl = (value: string): boolean => !isInsideHost(hostOf(value) ?? '');
const each = (isRight: (value: string) => boolean) => (value: string) =>
  value.split(',').every((one) => isRight(one.trim()));
/** A stand-in is given as an address or as host:port. */
const isLoopbackStandIn = (value: string): boolean => isLoopbackUrl(value.includes('://') ? value : `http://${value}`);

const staysHere =
  'is not an address of this machine: APP_ENV=test believes unsigned tokens and moves its clock, so name staging or production for anything else';
const needsHttps = 'must be an https address';
const httpsOnly = check(each(isHttps), needsHttps);
/** Copies of the shop may stand in a private network, where the API reaches them past the balancer. */
const elsewhere = check(
  each((value) => !isLoopbackUrl(value)),
  'names this machine',
);
const publicOnly = check(isPublicUrl, 'is an address of this machine or of a private network, or none at all');
const never: Check = () =>
  'must not be set in staging or production: tokens of the emulator are not signed, and the sandbox only plays the hosted services';

const notInside = { staging: publicOnly, production: publicOnly };
const secret: Check = ({ value }) => secretProblem(value);
const different: Check = ({ equals }) =>
  equals.length === 0 ? undefined : `has the value of ${equals.join(' and ')}: make one for each`;
const beginning = (prefix: string, meaning: string): Check =>
  check((value) => value.startsWith(prefix), `must begin with ${prefix}, as ${meaning} does`);
const notLive = (prefix: string): Check =>
  check((value) => !value.startsWith(prefix), 'is a live key: a stack on one machine never moves money');
const realService: Check = ({ name, value }) => {
  const host = serviceHosts[name];
  return host === undefined || hostOf(value) === host ? undefined : `must be an address of ${host}`;
};
const googleKeys = check((value) => value === googleKeysUrl, `must be ${googleKeysUrl}: leave it out`);
const ownProject = check((value) => !value.startsWith('demo-'), 'is a project of the emulator: name the real one');
const randomKey = check(
  (value) => dataKeyBytes(value) !== undefined,
  'must be 32 random bytes in hex or base64, as `openssl rand -base64 32` prints them',
);
const verified: Check = ({ value }) => {
  const address = databaseAddress(value);
  return address?.isSocket || address?.isVerified
    ? undefined
    : 'must end with sslmode=verify-full, so that nobody on the way can read or play the database; a Unix socket needs none';
};

const bucketOfAll: Check = check(
  (value) => value !== '',
  'is missing: a folder is seen by one machine only and is lost with it',
);
const folderOrBucket: Check = ({ value, variables }) =>
  value !== '' || variables.FILES_BUCKET ? undefined : 'is missing: pictures would be kept nowhere';

const hostedSearch = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_WRITE_KEY'] as const;
const allOrNone: Check = ({ value, variables }) =>
  value !== '' || hostedSearch.every((name) => !variables[name])
    ? undefined
    : `is missing: Algolia searches with all of ${hostedSearch.join(', ')}, or not at all`;

const addresses = ['own', 'service', 'copies', 'token-keys'] as const;
const secrets = ['secret', 'search-key', 'gateway-key', 'data-key'] as const;

/**
 * The start-up guard: one row for each rule, one column for each environment; `null` asks nothing. `test` is a stack on
 * one machine, `staging` runs against the test accounts of the real services, `production` is live.
 */
export const rules: readonly Rule[] = [
  {
    rule: 'https only',
    of: addresses,
    test: check(
      each((value) => isHttps(value) || isLoopbackUrl(value)),
      needsHttps,
    ),
    staging: httpsOnly,
    production: httpsOnly,
  },
  { rule: 'our own addresses', of: ['own'], test: check(isLoopbackUrl, staysHere), ...notInside },
  {
    rule: 'copies of the shop',
    of: ['copies'],
    test: check(each(isLoopbackUrl), staysHere),
    staging: elsewhere,
    production: elsewhere,
  },
  { rule: 'addresses of services', of: ['service'], test: null, ...notInside },
  { rule: 'the real services', of: ['service'], test: null, staging: realService, production: realService },
  {
    rule: 'no stand-in outside of one machine',
    of: ['stand-in'],
    test: check(isLoopbackStandIn, staysHere),
    staging: never,
    production: never,
  },
  {
    rule: 'where pictures are kept',
    of: ['files-bucket'],
    judgesMissing: true,
    test: null,
    staging: bucketOfAll,
    production: bucketOfAll,
  },
  {
    rule: 'where one machine keeps pictures',
    of: ['files-folder'],
    judgesMissing: true,
    test: folderOrBucket,
    staging: null,
    production: null,
  },
  {
    rule: 'the account of the hosted search',
    of: ['search-account', 'search-key'],
    judgesMissing: true,
    test: allOrNone,
    staging: allOrNone,
    production: allOrNone,
  },
  {
    rule: 'who reaches a stack on one machine',
    of: ['listens'],
    test: check(isLoopbackHost, staysHere),
    staging: null,
    production: null,
  },
  {
    rule: 'the keys of tokens',
    of: ['token-keys'],
    test: check((value) => value === googleKeysUrl || isLoopbackUrl(value), `must be ${googleKeysUrl}`),
    staging: googleKeys,
    production: googleKeys,
  },
  {
    rule: 'a project of our own',
    of: ['project'],
    test: null,
    staging: ownProject,
    production: ownProject,
  },
  {
    rule: 'the database',
    of: ['database'],
    test: check(isLoopbackDatabase, staysHere),
    staging: verified,
    production: verified,
  },
  { rule: 'secrets', of: secrets, test: null, staging: secret, production: secret },
  { rule: 'secrets differ', of: secrets, test: null, staging: different, production: different },
  {
    rule: 'the gateway account',
    of: ['gateway-key'],
    test: notLive('xnd_production_'),
    staging: beginning('xnd_development_', 'a key of the test mode'),
    production: beginning('xnd_production_', 'a live key'),
  },
  {
    rule: 'the public key of the gateway',
    of: ['gateway-public-key'],
    test: notLive('xnd_public_production_'),
    staging: beginning('xnd_public_development_', 'a key of the test mode'),
    production: beginning('xnd_public_production_', 'a live key'),
  },
  {
    rule: 'the data key',
    of: ['data-key'],
    test: null,
    staging: randomKey,
    production: randomKey,
  },
];
