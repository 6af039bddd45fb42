import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Memory, memoryOfTree } from './process-memory.ts';

export type ColdStart = { readonly milliseconds: number; readonly idle: Memory };

export type ColdStartOptions = {
  readonly directory: string;
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
};

const pollMilliseconds = 10;
const limitMilliseconds = 60_000;
const idleMilliseconds = 3_000;

/**
 * Starts one more API process on the running database; measures the time to its first healthy answer, and its idle
 * memory.
 */
export async function apiColdStart({ directory, port, environment }: ColdStartOptions): Promise<ColdStart> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['src/main-http.ts'], {
    cwd: join(directory, 'apps/api'),
    env: { ...environment, PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    while (!(await isHealthy(port))) {
      if (child.exitCode !== null || performance.now() - startedAt > limitMilliseconds) {
        throw new Error(`Expected the API to answer /healthz on port ${port} within ${limitMilliseconds / 1000} s.`);
      }
      await delay(pollMilliseconds);
    }
    const milliseconds = performance.now() - startedAt;
    await delay(idleMilliseconds);
    return { milliseconds, idle: memoryOfTree(child.pid ?? 0) };
  } finally {
    const ended = new Promise((settle) => child.once('close', settle));
    if (child.kill('SIGTERM')) await ended;
  }
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`);
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
