import { highestPortBase, type StackPorts } from '@suki/local-stack/ports';
import { isPortFree } from '@suki/local-stack/postgres/free-port';
import { StackError } from '@suki/local-stack/stack-error';

export type StackService = Exclude<keyof StackPorts, 'storybook'>;

const serviceNames: Readonly<Record<StackService, string>> = {
  web: 'shop',
  ops: 'ops console',
  api: 'API',
  worker: 'worker',
  sandbox: 'sandbox',
  postgres: 'PostgreSQL',
  authEmulator: 'auth emulator',
};

/** Distance from the busy base to the base that the error proposes. */
const proposedStep = 10_000;

/** A program that listens on any of these addresses makes the port unusable for us. */
const addresses = ['127.0.0.1', '0.0.0.0', '::1', '::'] as const;

/** Returns the services whose port is taken by anybody, on IPv4 or IPv6. */
export async function busyServices(
  stackPorts: StackPorts,
  services: readonly StackService[],
): Promise<readonly StackService[]> {
  const checked = await Promise.all(
    services.map(async (service) => {
      // One after the other, because our own probes would block each other.
      for (const address of addresses) if (!(await isPortFree(stackPorts[service], address))) return [service];
      return [];
    }),
  );
  return checked.flat();
}

/** @throws StackError that names every busy port, its service and the remedy. */
export async function assertPortsFree(stackPorts: StackPorts, services: readonly StackService[]): Promise<void> {
  const busy = await busyServices(stackPorts, services);
  if (busy.length > 0) throw new StackError(busyPortsMessage(stackPorts, busy));
}

export function busyPortsMessage(stackPorts: StackPorts, busy: readonly StackService[]): string {
  const list = busy.map((service) => `${stackPorts[service]} (${serviceNames[service]})`).join(', ');
  const base =
    stackPorts.web + proposedStep > highestPortBase ? stackPorts.web - proposedStep : stackPorts.web + proposedStep;
  const [noun, verb] = busy.length === 1 ? ['Port', 'is'] : ['Ports', 'are'];
  return `${noun} ${list} ${verb} in use by another program: stop that program, or move every port of Suki with SUKI_PORT_BASE=${base}.`;
}
