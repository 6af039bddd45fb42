import { StackError } from './stack-error.ts';

export type StackPorts = {
  readonly web: number;
  readonly ops: number;
  readonly api: number;
  readonly worker: number;
  readonly sandbox: number;
  readonly postgres: number;
  readonly authEmulator: number;
  readonly storybook: number;
};

export const defaultPortBase = 3000;

/**
 * Distances from the base. The default base gives the usual ports: shop 3000, API 4000, PostgreSQL 5433, emulator
 * 9099.
 */
export const portOffsets = {
  web: 0,
  ops: 1,
  api: 1000,
  worker: 1001,
  sandbox: 1100,
  postgres: 2433,
  authEmulator: 6099,
  storybook: 3006,
} as const satisfies StackPorts;

/** Linux gives ports from here upwards to outgoing connections; a server there sometimes fails with EADDRINUSE. */
export const firstEphemeralPort = 32768;

const firstUnprivilegedPort = 1024;

/** The largest base with all services below the ephemeral range. */
export const highestPortBase: number = firstEphemeralPort - 1 - Math.max(...Object.values(portOffsets));

/**
 * Reads `SUKI_PORT_BASE`; an absent or empty value means {@link defaultPortBase}.
 * @throws StackError when the value is not a whole number in the allowed range.
 */
export function parsePortBase(text: string | undefined): number {
  if (text === undefined || text.trim() === '') return defaultPortBase;
  const base = /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return assertPortBase(base, text);
}

/**
 * Returns the ports of one stack, by default those of `SUKI_PORT_BASE`.
 * @throws StackError when a port would be privileged or in the ephemeral range (32768 and above).
 */
export function ports(base?: number): StackPorts {
  const checked = base === undefined ? parsePortBase(process.env.SUKI_PORT_BASE) : assertPortBase(base, String(base));
  return {
    web: checked + portOffsets.web,
    ops: checked + portOffsets.ops,
    api: checked + portOffsets.api,
    worker: checked + portOffsets.worker,
    sandbox: checked + portOffsets.sandbox,
    postgres: checked + portOffsets.postgres,
    authEmulator: checked + portOffsets.authEmulator,
    storybook: checked + portOffsets.storybook,
  };
}

function assertPortBase(base: number, text: string): number {
  if (!Number.isInteger(base) || base < firstUnprivilegedPort || base > highestPortBase) {
    throw new StackError(
      `SUKI_PORT_BASE must be a whole number from ${firstUnprivilegedPort} to ${highestPortBase}, because the services use base+0 to base+${portOffsets.authEmulator} and ports from ${firstEphemeralPort} belong to the system, but it is "${text}": set another number, or unset it (${defaultPortBase}).`,
    );
  }
  return base;
}
