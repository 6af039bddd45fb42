import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { fitsStatus, moveParcel, nextMove } from '../courier/move-parcel.ts';
import { parcelToWire } from '../courier/parcel.wire.ts';
import { deliveryStatuses, substatuses } from '../courier/substatuses.table.ts';
import { readControl } from './control-input.ts';
import { controlError, findParcel } from './find-subject.ts';

type WithNumber = { Params: { trackingNumber: string } };

const eventInput = z.object({
  status: z.enum(deliveryStatuses),
  substatus: z.string().optional(),
  detail: z.string().max(500).optional(),
  location: z.string().max(100).optional(),
  at: z.iso.datetime().optional(),
  scheduledOn: z.string().max(40).optional(),
});

export function parcelControlRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.get<WithNumber>('/parcels/:trackingNumber', (request) => ({
    parcel: parcelToWire(findParcel(context, request.params.trackingNumber)),
  }));

  app.post<WithNumber>('/parcels/:trackingNumber/event', (request) => {
    const parcel = findParcel(context, request.params.trackingNumber);
    const move = readControl(eventInput, request.body);
    if (!fitsStatus(move)) {
      const fitting = substatuses.filter((row) => row.status === move.status).map((row) => row.code);
      throw controlError(400, 'invalid_body', `substatus of ${move.status} is one of ${fitting.join(', ')}.`);
    }
    moveParcel(context, parcel, move);
    return { parcel: parcelToWire(parcel) };
  });

  app.post<WithNumber>('/parcels/:trackingNumber/next', (request) => {
    const parcel = findParcel(context, request.params.trackingNumber);
    const move = nextMove(parcel);
    if (!move) {
      throw controlError(
        409,
        'wrong_status',
        'The parcel has been delivered or is back at its sender: nothing comes next.',
      );
    }
    moveParcel(context, parcel, move);
    return { parcel: parcelToWire(parcel) };
  });
}
