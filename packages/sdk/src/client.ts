export type ClientSettings = {
  /** Address of the API without a slash at its end, for instance `http://localhost:4000`. */
  readonly baseUrl: string;
  /** The bearer of the moment; null leaves the header away, and the API answers TOKEN_MISSING. */
  readonly getToken: (options: { readonly isRenewed: boolean }) => Promise<string | null> | string | null;
};

let configured: ClientSettings | null = null;

/** Says where the API is and who calls; once, when the application starts. A module of its own: pages that make no call yet need no HTTP client. */
export function configureClient(settings: ClientSettings): void {
  configured = settings;
}

/** @throws Error when nobody called `configureClient` yet. */
export function clientSettings(): ClientSettings {
  if (configured === null) {
    throw new Error(
      'Expected configureClient({ baseUrl, getToken }) before the first call; call it when the app starts.',
    );
  }
  return configured;
}
