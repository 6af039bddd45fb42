import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@suki/local-stack/repository-root';

export type WorkspacePackage = {
  readonly name: string;
  readonly directory: string;
  readonly scripts: Readonly<Record<string, unknown>>;
};

/** The folders of pnpm-workspace.yaml. */
const groups = ['apps', 'packages', 'tooling'] as const;

export function workspacePackages(): readonly WorkspacePackage[] {
  return groups.flatMap((group) =>
    readdirSync(join(repositoryRoot, group))
      .sort()
      .map((name) => join(repositoryRoot, group, name))
      .filter((directory) => existsSync(join(directory, 'package.json')))
      .map(readPackage),
  );
}

export function hasVitestTests({ scripts }: Pick<WorkspacePackage, 'scripts'>): boolean {
  return typeof scripts.test === 'string' && scripts.test.startsWith('vitest');
}

function readPackage(directory: string): WorkspacePackage {
  const manifest: unknown = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  if (!isRecord(manifest) || typeof manifest.name !== 'string')
    throw new Error(`Expected a name in ${directory}/package.json.`);
  return { name: manifest.name, directory, scripts: isRecord(manifest.scripts) ? manifest.scripts : {} };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
