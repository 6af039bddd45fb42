import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '@suki/local-stack/make-folder';
import { lastLines } from '@suki/local-stack/processes/log-tail';
import { StackError } from '@suki/local-stack/stack-error';

/**
 * A Chromium 153 for machines without a display and without its libraries, packed for the npm registry. Few need its
 * 70 MB, so it has a lockfile of its own, in `chromium/`, with the checksum of each archive.
 */
const packageName = '@sparticuz/chromium';
const version = '153.0.0';

export const isFetchable = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the package. It unpacks into the temporary folder and trusts the files that are there, which anybody may
 * have put; so it gets a temporary folder of its own. It brings its libraries along only when it believes to run on
 * AWS.
 */
const unpackScript = `import('${packageName}').then((module) => module.default.executablePath()).then((path) => console.log(path))`;

/**
 * Returns the Chromium of the package registry. The first use fetches and unpacks it (20 s) into a cache folder
 * outside of the repository, where a fresh clone finds it.
 * @returns a small script that starts it with its own libraries and fonts.
 * @throws StackError when this platform has none or the fetch fails.
 */
export async function fetchedChromium(environment: Readonly<Record<string, string | undefined>>): Promise<string> {
  const folder = chromiumFolder(environment);
  const launcher = join(folder, 'launch.sh');
  if (existsSync(launcher)) {
    refresh(folder);
    return launcher;
  }
  if (!isFetchable) {
    throw new StackError(
      'No Chromium was found, and none can be fetched for this platform: install Chrome or Chromium, or set CHROMIUM_PATH to one.',
    );
  }
  const unfinished = `${folder}.${process.pid}`;
  try {
    install(unfinished);
    unpack(unfinished);
    writeLauncher(unfinished, folder);
    rmSync(join(unfinished, 'node_modules'), { recursive: true });
    renameSync(unfinished, folder);
  } catch (error) {
    // Two runs may fetch at once; the copy of the first one is used.
    if (!existsSync(launcher)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return launcher;
}

export function cacheFolder(environment: Readonly<Record<string, string | undefined>>): string {
  const chosen = environment.SUKI_CACHE_DIR;
  return chosen === undefined || chosen === '' ? join(homedir(), '.cache', 'suki') : chosen;
}

export function chromiumFolder(environment: Readonly<Record<string, string | undefined>>): string {
  return join(cacheFolder(environment), `chromium-${version}`);
}

/** Updates the launcher of a cache that an earlier version of this file filled. */
function refresh(folder: string): void {
  if (readFileSync(join(folder, 'launch.sh'), 'utf8') === launchScript(folder)) return;
  const beside = join(folder, `launcher.${process.pid}`);
  mkdirSync(beside);
  writeLauncher(beside, folder);
  for (const file of ['fonts.conf', 'launch.sh']) renameSync(join(beside, file), join(folder, file));
  rmSync(beside, { recursive: true });
}

/** @param destination - The folder to write to; `folder` is the later place of the files. */
function writeLauncher(destination: string, folder: string): void {
  writeFileSync(join(destination, 'fonts.conf'), fontsConfiguration(folder));
  writeFileSync(join(destination, 'launch.sh'), launchScript(folder));
  chmodSync(join(destination, 'launch.sh'), 0o755);
}

/**
 * Configures the only font family of the package. Its own list of folders names none of ours, and without any font
 * the browser ends at the first letter that the page's own fonts lack.
 */
function fontsConfiguration(folder: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${folder}/unpacked/fonts/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
    '',
  ].join('\n');
}

/**
 * The launcher makes Chromium draw with the processor. Without a graphics card it would imitate one, at three times
 * the processor's time.
 */
export function launchScript(folder: string): string {
  return [
    '#!/bin/sh',
    '# Starts the fetched Chromium with the libraries and fonts that came with it, drawing with the processor.',
    `export LD_LIBRARY_PATH="${folder}/unpacked/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `export FONTCONFIG_FILE="${folder}/fonts.conf"`,
    `exec "${folder}/unpacked/chromium" --disable-gpu "$@"`,
    '',
  ].join('\n');
}

function install(folder: string): void {
  makeFolder(folder);
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(import.meta.dirname, 'chromium', file), join(folder, file));
  }
  // `ci` takes what the lockfile names, and stops at an archive with another checksum. No script of a package runs.
  run(folder, 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
}

function unpack(folder: string): void {
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked);
  run(folder, process.execPath, ['--input-type=module', '--eval', unpackScript], {
    TMPDIR: unpacked,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
  });
}

function run(
  folder: string,
  command: string,
  commandArguments: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): void {
  const result = spawnSync(command, commandArguments, {
    cwd: folder,
    env: { ...process.env, ...variables },
    encoding: 'utf8',
  });
  if (result.status === 0) return;
  const reason = result.error?.message ?? lastLines(result.stderr, 5).join('\n');
  throw new StackError(
    `A Chromium for the tests could not be fetched (${packageName}@${version}): install chromium, or set CHROMIUM_PATH to one. The reason:\n${reason}`,
  );
}
