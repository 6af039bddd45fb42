import { createRemoteJWKSet, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import { type Environment, env } from '../env.server.ts';

export type Verified = {
  readonly uid: string;
  readonly isAnonymous: boolean;
  /** The moment at which the person proved who they are; a renewed token keeps it. */
  readonly signedInAt: Date;
};

let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

async function payloadOf(token: string, settings: Environment): Promise<JWTPayload> {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_KEYS_URL } = settings;
  const claims = { issuer: `https://securetoken.google.com/${projectId}`, audience: projectId };
  // `env()` refuses an emulator in production, where its unsigned tokens would let anybody in.
  if (emulator !== undefined) {
    return UnsecuredJWT.decode(token, claims).payload;
  }
  keys ??= createRemoteJWKSet(new URL(FIREBASE_KEYS_URL));
  return (await jwtVerify(token, keys, { ...claims, algorithms: ['RS256'] })).payload;
}

/** The sender of a request by its bearer token; null without a valid token. */
export async function verifyBearer(request: Request): Promise<Verified | null> {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) {
    return null;
  }
  const settings = env();
  try {
    const { sub, firebase, auth_time: signedInSeconds } = await payloadOf(token, settings);
    const provider =
      typeof firebase === 'object' && firebase !== null ? Reflect.get(firebase, 'sign_in_provider') : null;
    if (sub === undefined || typeof signedInSeconds !== 'number') return null;
    return { uid: sub, isAnonymous: provider === 'anonymous', signedInAt: new Date(signedInSeconds * 1000) };
  } catch {
    return null;
  }
}
