import type { Environment } from '../../env.ts';
import type { Log } from '../../log.ts';
import { googleAccessToken } from './google-access-token.ts';
import { identityToolkitUrl } from './identity-toolkit-url.ts';
import { missingProjectSettings } from './project-settings.ts';

/**
 * Logs a warning for each missing setting of the real Firebase project. The process runs on: a wrong setting there must
 * not stop trades under way, and the settings of the emulator bind nobody.
 */
export async function warnOfProjectSettings(
  environment: Pick<Environment, 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIREBASE_PROJECT_ID'>,
  log: Log,
): Promise<void> {
  if (environment.FIREBASE_AUTH_EMULATOR_HOST !== undefined) return;
  try {
    const missing = await missingProjectSettings({
      projectId: environment.FIREBASE_PROJECT_ID,
      baseUrl: identityToolkitUrl,
      accessToken: googleAccessToken(),
    });
    for (const warning of missing) log.warn(warning);
  } catch (error) {
    log.warn(
      { err: error },
      'The settings of the Firebase project could not be read: the service account needs the role Firebase Authentication Viewer (docs/providers.md).',
    );
  }
}
