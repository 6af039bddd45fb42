import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { timestamp } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { couriers } from './couriers.table.ts';
import { createParcel, parcelInput } from './create-parcel.ts';
import { type Parcel, parcelFields } from './parcel.record.ts';
import { parcelToWire } from './parcel.wire.ts';
import { metaCodes, trackingMoreAnswer, trackingMoreError } from './tracking-more-answer.ts';

/** TrackingMore's limit of parcels in one call. */
const BATCH_MAXIMUM = 40;

type WithId = { Params: { id: string } };

const listQuery = z.object({
  tracking_numbers: z.string().optional(),
  courier_code: z.string().optional(),
  delivery_status: z.string().optional(),
  created_date_min: z.string().optional(),
  created_date_max: z.string().optional(),
  updated_date_min: z.string().optional(),
  updated_date_max: z.string().optional(),
  archived_status: z.string().optional(),
  pages_amount: z.coerce.number().int().min(1).default(1),
  items_amount: z.coerce.number().int().min(1).max(200).default(100),
});

export function trackingRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store } = context;

  app.post('/trackings/create', (request) => {
    const result = createParcel(context, read(parcelInput, request.body));
    if ('refusal' in result) {
      throw trackingMoreError(result.refusal);
    }
    return trackingMoreAnswer(parcelToWire(result.parcel));
  });

  app.post('/trackings/batch', (request) => {
    const inputs = read(z.array(parcelInput), request.body);
    if (inputs.length > BATCH_MAXIMUM) {
      throw trackingMoreError('tooMany');
    }
    return trackingMoreAnswer(createBatch(context, inputs));
  });

  app.get('/trackings/get', (request) => {
    const query = read(listQuery, request.query);
    if ((query.tracking_numbers?.split(',').length ?? 0) > BATCH_MAXIMUM) {
      throw trackingMoreError('tooMany');
    }
    const matching = store.state.parcels.filter((parcel) => matches(parcel, query)).toReversed();
    const start = (query.pages_amount - 1) * query.items_amount;
    return trackingMoreAnswer(matching.slice(start, start + query.items_amount).map(parcelToWire));
  });

  app.put<WithId>('/trackings/update/:id', (request) => {
    const parcel = find(context, request.params.id);
    const changes = read(parcelFields.extend({ archived: z.boolean().optional() }), request.body);
    const { archived, ...fields } = changes;
    parcel.fields = { ...parcel.fields, ...fields };
    parcel.isArchived = archived ?? parcel.isArchived;
    parcel.updatedAt = timestamp(context.clock);
    store.changed();
    return trackingMoreAnswer(parcelToWire(parcel));
  });

  app.delete<WithId>('/trackings/delete/:id', (request) => {
    const parcel = find(context, request.params.id);
    store.state.parcels = store.state.parcels.filter((row) => row !== parcel);
    store.changed();
    const { id, trackingNumber, courierCode } = parcel;
    return trackingMoreAnswer({ id, tracking_number: trackingNumber, courier_code: courierCode });
  });

  app.post<WithId>('/trackings/retrack/:id', (request) => {
    const parcel = find(context, request.params.id);
    if (parcel.status !== 'expired') {
      throw trackingMoreError('retrackNotAllowed');
    }
    parcel.status = 'pending';
    parcel.substatus = 'pending001';
    store.changed();
    return trackingMoreAnswer(parcelToWire(parcel));
  });

  courierRoutes(app);
}

function courierRoutes(app: FastifyInstance): void {
  app.get('/couriers/all', () => trackingMoreAnswer(couriers.map(courierToWire)));

  app.post('/couriers/detect', (request) => {
    const { tracking_number: number } = read(z.object({ tracking_number: z.string().nullish() }), request.body);
    if (!number) {
      throw trackingMoreError('numberMissing');
    }
    const matching = couriers.filter((courier) => courier.numberPattern.test(number));
    if (matching.length === 0) {
      throw trackingMoreError('courierUnknown');
    }
    return trackingMoreAnswer(matching.map(courierToWire));
  });
}

function read<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input ?? {});
  if (!result.success) {
    throw trackingMoreError('badFormat');
  }
  return result.data;
}

function find(context: SandboxContext, id: string): Parcel {
  const parcel = context.store.state.parcels.find((row) => row.id === id);
  if (!parcel) {
    throw trackingMoreError('idInvalid');
  }
  return parcel;
}

function createBatch(context: SandboxContext, inputs: readonly z.infer<typeof parcelInput>[]) {
  const success: Record<string, unknown>[] = [];
  const error: Record<string, unknown>[] = [];
  for (const input of inputs) {
    const result = createParcel(context, input);
    const names = { tracking_number: input.tracking_number ?? null, courier_code: input.courier_code ?? null };
    if ('parcel' in result) {
      success.push({ id: result.parcel.id, ...names });
    } else {
      const { code, message } = metaCodes[result.refusal];
      error.push({ ...names, errorCode: code, errorMessage: message });
    }
  }
  return { success, error };
}

function matches(parcel: Parcel, query: z.infer<typeof listQuery>): boolean {
  const isAmong = (list: string | undefined, value: string) => list === undefined || list.split(',').includes(value);
  const isWithin = (value: string, from: string | undefined, until: string | undefined) =>
    (from === undefined || Date.parse(value) >= Date.parse(from)) &&
    (until === undefined || Date.parse(value) <= Date.parse(until));
  return (
    isAmong(query.tracking_numbers, parcel.trackingNumber) &&
    isAmong(query.courier_code, parcel.courierCode) &&
    isAmong(query.delivery_status, parcel.status) &&
    isAmong(query.archived_status, String(parcel.isArchived)) &&
    isWithin(parcel.createdAt, query.created_date_min, query.created_date_max) &&
    isWithin(parcel.updatedAt, query.updated_date_min, query.updated_date_max)
  );
}

function courierToWire(courier: (typeof couriers)[number]): Record<string, unknown> {
  return {
    courier_name: courier.name,
    courier_code: courier.code,
    courier_country_iso2: 'PH',
    courier_url: courier.url,
    courier_phone: courier.phone,
    courier_type: 'express',
    tracking_required_fields: null,
    optional_fields: null,
    default_language: 'en',
    support_language: ['en'],
    courier_logo: null,
  };
}
