import { z } from 'zod';
import type { IdentityAccounts } from '../../ports/identity-accounts.ts';
import { type ServiceAnswer, serviceRequest } from '../service-request.ts';

export type FirebaseAccountsOptions = {
  readonly projectId: string;
  /** The web key of the project, which every browser knows: Firebase asks for it beside a code. */
  readonly apiKey: string;
  /** `https://identitytoolkit.googleapis.com`, or the emulator's path of that name. */
  readonly baseUrl: string;
  /** An access token of a service account; the emulator takes the word "owner". */
  readonly accessToken: () => Promise<string>;
};

const Link = z.object({ oobLink: z.url() });
const Account = z.object({ localId: z.string().min(1), email: z.string().min(3) });
const Refusal = z.object({ error: z.object({ message: z.string() }) });

const CodeOwner = z.object({ email: z.string().min(3) });
const Found = z.object({ users: z.array(Account).min(1) });

const REQUEST_TYPES = { verify_email: 'VERIFY_EMAIL', reset_password: 'PASSWORD_RESET' } as const;
const UNKNOWN_ADDRESS = ['EMAIL_NOT_FOUND', 'USER_NOT_FOUND'];
const SPENT_CODE = ['INVALID_OOB_CODE', 'EXPIRED_OOB_CODE', 'USER_DISABLED', 'USER_NOT_FOUND', 'EMAIL_NOT_FOUND'];

/** The REST calls of Firebase Auth (docs/providers.md#firebase). */
export function firebaseAccounts({
  projectId,
  apiKey,
  baseUrl,
  accessToken,
}: FirebaseAccountsOptions): IdentityAccounts {
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<ServiceAnswer> =>
    serviceRequest({
      method: 'POST',
      url: `${baseUrl}/v1/${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  return {
    makeCode: async (purpose, email) => {
      const answer = await post(
        `projects/${projectId}/accounts:sendOobCode`,
        // With this field Firebase mails nothing itself and answers the link.
        { requestType: REQUEST_TYPES[purpose], email, returnOobLink: true },
        { authorization: `Bearer ${await accessToken()}` },
      );
      if (isRefusedAs(UNKNOWN_ADDRESS, answer)) return undefined;
      const link = new URL(Link.parse(expectOk(answer)).oobLink);
      const code = link.searchParams.get('oobCode');
      if (code === null) throw new Error('Expected a code in the link of the identity service, got none.');
      return code;
    },
    verifyEmail: async (code) => {
      const answer = await post(`accounts:update?key=${encodeURIComponent(apiKey)}`, { oobCode: code });
      if (isRefusedAs(SPENT_CODE, answer)) return undefined;
      const { localId, email } = Account.parse(expectOk(answer));
      return { firebaseUid: localId, email };
    },
    resetPassword: async (code, newPassword) => {
      const path = `accounts:resetPassword?key=${encodeURIComponent(apiKey)}`;
      // Without a password the code is only looked at.
      const looked = await post(path, { oobCode: code });
      if (isRefusedAs(SPENT_CODE, looked)) return undefined;
      const owner = await post(
        `projects/${projectId}/accounts:lookup`,
        { email: [CodeOwner.parse(expectOk(looked)).email] },
        { authorization: `Bearer ${await accessToken()}` },
      );
      const { localId, email } = exactlyOne(Found.parse(expectOk(owner)).users);
      const answer = await post(path, { oobCode: code, newPassword });
      if (isRefusedAs(SPENT_CODE, answer)) return undefined;
      expectOk(answer);
      return { firebaseUid: localId, email };
    },
  };
}

function exactlyOne<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected one account of an address, got ${rows.length}.`);
  return row;
}

/** A refusal is a word, at times with an explanation: `INVALID_OOB_CODE : …`. */
function isRefusedAs(words: readonly string[], { isOk, json }: ServiceAnswer): boolean {
  if (isOk) return false;
  const refusal = Refusal.safeParse(json);
  return refusal.success && words.includes(refusal.data.error.message.split(' ', 1)[0] ?? '');
}

function expectOk({ isOk, status, json }: ServiceAnswer): unknown {
  if (isOk) return json;
  const refusal = Refusal.safeParse(json);
  const word = refusal.success ? refusal.data.error.message.split(' ', 1)[0] : 'no reason';
  throw new Error(`Expected the identity service to do it, got HTTP ${status} (${word}).`);
}
