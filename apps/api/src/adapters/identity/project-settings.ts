import { passwordLength } from '@suki/domain/config/input';
import { z } from 'zod';
import { serviceRequest } from '../service-request.ts';

export type ProjectSettingsOptions = {
  readonly projectId: string;
  readonly baseUrl: string;
  readonly accessToken: () => Promise<string>;
};

const Config = z.object({
  passwordPolicyConfig: z
    .object({
      passwordPolicyEnforcementState: z.string().optional(),
      passwordPolicyVersions: z
        .array(
          z.object({
            customStrengthOptions: z
              .object({ minPasswordLength: z.number().optional(), maxPasswordLength: z.number().optional() })
              .optional(),
          }),
        )
        .optional(),
    })
    .optional(),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().optional() }).optional(),
  quota: z.object({ signUpQuotaConfig: z.object({ quota: z.coerce.number().optional() }).optional() }).optional(),
});
type Settings = z.output<typeof Config>;

const CONSOLE = 'Firebase console, Authentication, Settings';

type Rule = { readonly isSet: (settings: Settings) => boolean; readonly warning: string };

/** The settings of a Firebase project that our own rules rely on: forms alone do not bind whoever calls the service. */
const rules: readonly Rule[] = [
  {
    isSet: ({ passwordPolicyConfig: policy }) =>
      policy?.passwordPolicyEnforcementState === 'ENFORCE' &&
      (policy.passwordPolicyVersions ?? []).some(
        ({ customStrengthOptions: options }) =>
          (options?.minPasswordLength ?? 0) >= passwordLength.min &&
          (options?.maxPasswordLength ?? passwordLength.max) >= passwordLength.max,
      ),
    warning: `passwords are not required to have ${passwordLength.min} characters or more, and up to ${passwordLength.max}: ${CONSOLE}, Password policy, Require enforcement`,
  },
  {
    isSet: ({ emailPrivacyConfig }) => emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    warning: `anybody can ask which email has an account: ${CONSOLE}, User actions, Email enumeration protection`,
  },
  {
    isSet: ({ quota }) => (quota?.signUpQuotaConfig?.quota ?? 0) > 0,
    warning: `one network address may make any number of accounts: ${CONSOLE}, Sign-up quota`,
  },
];

/**
 * Returns a sentence for each setting of the Firebase project that is missing, with the place to set it; none when all
 * are set.
 * @throws Error when the settings cannot be read.
 */
export async function missingProjectSettings({
  projectId,
  baseUrl,
  accessToken,
}: ProjectSettingsOptions): Promise<readonly string[]> {
  const answer = await serviceRequest({
    method: 'GET',
    url: `${baseUrl}/admin/v2/projects/${projectId}/config`,
    headers: { authorization: `Bearer ${await accessToken()}` },
  });
  if (!answer.isOk) throw new Error(`Expected the settings of the Firebase project, got HTTP ${answer.status}.`);
  const settings = Config.parse(answer.json);
  return rules
    .filter(({ isSet }) => !isSet(settings))
    .map(({ warning }) => `Firebase project ${projectId}: ${warning}.`);
}
