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

/**
 * Ports that browsers and Node's `fetch` refuse to call (Fetch standard, section 2.9 "Port blocking"), from the first
 * unprivileged one on. A service there would run and answer nobody.
 */
export const blockedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

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
  const blocked = blockedService(base);
  if (blocked !== undefined) {
    const [name, port] = blocked;
    throw new StackError(
      `SUKI_PORT_BASE=${base} puts ${name} on port ${port}, which browsers and fetch refuse to call: take ${nextUsableBase(base)}.`,
    );
  }
  return base;
}

/** PostgreSQL is called by no browser, so every port is right for it. */
function blockedService(base: number): readonly [name: string, port: number] | undefined {
  return Object.entries(portOffsets)
    .map(([name, offset]) => [name, base + offset] as const)
    .find(([name, port]) => name !== 'postgres' && blockedPorts.has(port));
}

/** The next base above whose services nobody blocks; below the highest base the list has no blocked one. */
function nextUsableBase(base: number): number {
  let next = base + 1;
  while (blockedService(next) !== undefined) next += 1;
  return next;
}
