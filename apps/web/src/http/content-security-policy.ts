import { publicEnv } from '../env.client.ts';
import { cardTokensAddress } from './card-tokens-address.ts';

type Options = {
  /** Hashes (`sha256-…`) of the inline scripts of one page; none of an answer that is no page. */
  readonly inlineScripts: readonly string[];
};

/** The addresses of Firebase Auth: the emulator, or the two services of a real project. */
function identityServices(): readonly string[] {
  return publicEnv.authEmulatorUrl === null
    ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
    : [publicEnv.authEmulatorUrl];
}

/**
 * The content security policy of a page. Pages are static and shared, so no request can have a nonce; inline scripts
 * are named by their hashes instead (ADR 0027).
 */
export function contentSecurityPolicy({ inlineScripts }: Options): string {
  // A script of Google opens its sign-in window.
  const google = publicEnv.googleClientId === null ? [] : ['https://accounts.google.com/gsi/'];
  // App Check watches the visitor by a script and a frame of reCAPTCHA.
  const recaptcha = publicEnv.appCheck === null ? [] : ['https://www.google.com/recaptcha/'];
  const recaptchaScripts = publicEnv.appCheck === null ? [] : [...recaptcha, 'https://www.gstatic.com/recaptcha/'];
  const appCheck = publicEnv.appCheck === null ? [] : ['https://content-firebaseappcheck.googleapis.com', ...recaptcha];
  const isDevelopment = process.env.NODE_ENV === 'development';
  const scripts = [
    "'self'",
    ...inlineScripts.map((hash) => `'${hash}'`),
    // The development server has no page to hash, and its hot reload evaluates code.
    ...(isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : []),
    ...google,
    ...recaptchaScripts,
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': scripts,
    'script-src-attr': ["'none'"],
    'style-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    // The kit sets custom properties on elements, such as the tint of a picture or the length of a bar.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', publicEnv.apiUrl],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      publicEnv.apiUrl,
      ...identityServices(),
      ...google,
      ...appCheck,
      ...(publicEnv.cardService === null ? [] : [cardTokensAddress(publicEnv.cardService)]),
      ...(isDevelopment ? ['ws:'] : []),
    ],
    'frame-src': google.length + recaptcha.length > 0 ? [...google, ...recaptcha] : ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
