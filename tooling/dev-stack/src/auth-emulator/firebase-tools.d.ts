/**
 * The three modules of firebase-tools that we use. The package has no types, and its command line needs 6 s and 330
 * MB for this server. The version is pinned in the catalog; main.test.ts fails when a new version moves these
 * modules.
 */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

  export function createApp(
    projectId: string,
    singleProjectMode: number,
    projects: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  export type EmulatorAccount = {
    readonly localId: string;
    readonly providerUserInfo?: readonly { readonly providerId: string }[] | undefined;
  };

  export class AgentProjectState {
    constructor(projectId: string);
    readonly users: Map<string, EmulatorAccount>;
    overwriteUserWithLocalId(localId: string, account: EmulatorAccount): void;
  }
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  const specification: {
    default: { paths: Record<string, { parameters?: { readonly $ref?: string | undefined }[] | undefined }> };
  };
  export default specification;
}
