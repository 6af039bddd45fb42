import { highestPortBase, type StackPorts } from '../ports.ts';
import { isPortFree } from '../postgres/free-port.ts';
import { StackError } from '../stack-error.ts';

export type StackService = Exclude<keyof StackPorts, 'storybook'>;

const serviceNames: Readonly<Record<StackService, string>> = {
  web: 'shop',
  ops: 'ops console',
  api: 'API',
  sandbox: 'sandbox',
  postgres: 'PostgreSQL',
  authEmulator: 'auth emulator',
};

/** Distance to the base that we propose; every port moves with it. */
const proposedStep = 10_000;

/** The services of this list whose port is taken; a port counts as free when both loopback and all addresses can be bound. */
export async function busyServices(
  stackPorts: StackPorts,
  services: readonly StackService[],
): Promise<readonly StackService[]> {
  const checked = await Promise.all(
    services.map(async (service) => {
      const port = stackPorts[service];
      return (await isPortFree(port)) && (await isPortFree(port, '0.0.0.0')) ? [] : [service];
    }),
  );
  return checked.flat();
}

/** @throws StackError that names every busy port, its service and the way out. */
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
