import { WireError } from '../http/wire-error.ts';

/** TrackingMore's own codes: `meta.code` in the body, beside the status of HTTP. */
export const metaCodes = {
  alreadyExists: { status: 400, code: 4101, message: 'Tracking No. already exists.' },
  notCreated: {
    status: 400,
    code: 4102,
    message: 'Tracking No. no exists. Please use 「Create a tracking」 API first to create shipment.',
  },
  tooMany: {
    status: 400,
    code: 4103,
    message: 'You have exceeded the API call quantity limit. The maximum quantity is 40 shipments per call.',
  },
  numberInvalid: { status: 400, code: 4110, message: 'The value of tracking_number is invalid.' },
  numberMissing: { status: 400, code: 4111, message: 'tracking_number is required.' },
  idInvalid: {
    status: 400,
    code: 4112,
    message: 'Invalid Tracking ID. If data no exists, the value is invalid or data deleted.',
  },
  retrackNotAllowed: {
    status: 400,
    code: 4113,
    message: 'Retrack is not allowed. You can only retrack an expired tracking.',
  },
  courierInvalid: { status: 400, code: 4120, message: 'The value of courier_code is invalid.' },
  courierUnknown: { status: 400, code: 4121, message: 'Cannot detect courier.' },
  badFormat: { status: 400, code: 4130, message: 'The format of the request is wrong.' },
  unauthorised: { status: 401, code: 401, message: 'Unauthorized or invalid API key.' },
  notFound: { status: 404, code: 404, message: 'Page does not exist.' },
  serverError: { status: 511, code: 511, message: 'Server error. Please contact us: service@trackingmore.org.' },
} as const;

export type MetaCode = keyof typeof metaCodes;

export function trackingMoreAnswer(data: unknown): Record<string, unknown> {
  return { meta: { code: 200, message: 'Request response is successful' }, data };
}

export function trackingMoreError(name: MetaCode): WireError {
  const { status, code, message } = metaCodes[name];
  return new WireError(status, { meta: { code, message }, data: [] }, message);
}
