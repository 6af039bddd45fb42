type TokenAnswer = { readonly access_token?: string; readonly error?: string };
type TokenClient = { readonly requestAccessToken: () => void };
type GoogleAccounts = {
  readonly oauth2: {
    readonly initTokenClient: (options: {
      client_id: string;
      scope: string;
      callback: (answer: TokenAnswer) => void;
      error_callback: (error: { type: string }) => void;
    }) => TokenClient;
  };
};

const SCRIPT = 'https://accounts.google.com/gsi/client';

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('Expected the script of Google, but it could not be loaded.'));
    document.head.append(script);
  });
}

/**
 * Opens Google's own window and returns its access token. Firebase's own window code is not used: it adds 15 kB for
 * every visitor.
 * @throws Error with the code `auth/popup-closed-by-user` when the person closed the window.
 */
export async function askGoogle(clientId: string): Promise<string> {
  if (!('google' in globalThis)) {
    await loadScript();
  }
  const { accounts } = Reflect.get(globalThis, 'google') as { accounts: GoogleAccounts };
  return new Promise((resolve, reject) => {
    const closed = Object.assign(new Error('The window was closed.'), { code: 'auth/popup-closed-by-user' });
    accounts.oauth2
      .initTokenClient({
        client_id: clientId,
        scope: 'openid email profile',
        callback: ({ access_token }) => (access_token === undefined ? reject(closed) : resolve(access_token)),
        error_callback: () => reject(closed),
      })
      .requestAccessToken();
  });
}
