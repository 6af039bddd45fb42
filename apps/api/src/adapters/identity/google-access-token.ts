/** The rights of a service account that manages the accounts of Firebase Auth. */
const SCOPES = ['https://www.googleapis.com/auth/identitytoolkit', 'https://www.googleapis.com/auth/cloud-platform'];

/**
 * Returns access tokens of the process's service account: the key file that GOOGLE_APPLICATION_CREDENTIALS names, or
 * the account of the machine on Google Cloud. The library is loaded at the first use: it costs 20 MB.
 * @throws Error without credentials.
 */
export function googleAccessToken(): () => Promise<string> {
  let client: Promise<{ getAccessToken: () => Promise<string | null | undefined> }> | undefined;
  const load = async () => {
    const { GoogleAuth } = await import('google-auth-library');
    return new GoogleAuth({ scopes: SCOPES });
  };
  return async () => {
    client ??= load();
    const token = await (await client).getAccessToken();
    if (typeof token !== 'string') throw new Error('Expected an access token of the service account, got none.');
    return token;
  };
}
