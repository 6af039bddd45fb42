export type ClientSettings = {
  /** The API's address without a final slash: `http://localhost:4000`. */
  readonly baseUrl: string;
  /** Returns the present bearer; with null no header is sent, and the API answers TOKEN_MISSING. */
  readonly getToken: (options: { readonly isRenewed: boolean }) => Promise<string | null> | string | null;
  /**
   * Asks the person to sign in again (SIGN_IN_AGAIN) and resolves to true when they did: the call is then repeated with
   * its key. Without this function the refusal is thrown.
   */
  readonly signInAgain?: () => Promise<boolean>;
};

let configured: ClientSettings | null = null;

/** Sets address and bearer, once at the start. `http.ts` is another module: pages without calls load no HTTP client. */
export function configureClient(settings: ClientSettings): void {
  configured = settings;
}

/** @throws Error before `configureClient`. */
export function clientSettings(): ClientSettings {
  if (configured === null) {
    throw new Error(
      'Expected configureClient({ baseUrl, getToken }) before the first call; call it when the app starts.',
    );
  }
  return configured;
}
