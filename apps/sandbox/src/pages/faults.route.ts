import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { faultRecord } from '../control/fault.record.ts';
import { backTo } from './page-reply.ts';

/** An empty field counts as left out. */
const optional = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional();

const faultForm = faultRecord.extend({
  method: optional,
  path: optional,
  status: z.coerce.number().pipe(faultRecord.shape.status),
  count: z.coerce.number().pipe(faultRecord.shape.count.max(1000)),
  message: z.string().default('The sandbox was told to fail this call.'),
});

export function faultForms(app: FastifyInstance, { store }: SandboxContext): void {
  app.post('/faults', (request, reply) => {
    const input = faultForm.safeParse(request.body);
    if (input.success) {
      store.state.faults.push(input.data);
      store.changed();
    }
    return backTo(reply, { path: '/faults', notice: input.success ? 'fault' : 'unreadable' });
  });

  app.post('/faults/clear', (_request, reply) => {
    store.state.faults = [];
    store.changed();
    return backTo(reply, { path: '/faults', notice: 'faults_cleared' });
  });
}
