import type { CalendarDate } from '@suki/domain/time/manila';

export type ParcelEvent = {
  readonly at: Date;
  readonly status: string;
  readonly detail: string;
  readonly place: string | null;
};

export type Parcel = {
  readonly id: string;
  readonly trackingNumber: string;
  readonly courierCode: string;
  /** One of the courier service's nine words: pending, notfound, inforeceived, transit, pickup, delivered, … */
  readonly deliveryStatus: string;
  readonly substatus: string | null;
  readonly latestEvent: string | null;
  /** The calendar date (Asia/Manila) on which the courier means to deliver it; null while it has named none. */
  readonly scheduledOn: CalendarDate | null;
  /** Newest first. */
  readonly events: readonly ParcelEvent[];
  readonly trackingUrl: string | null;
};

export type ParcelInput = {
  readonly trackingNumber: string;
  readonly courierCode: string;
  /** Our order's id. */
  readonly orderNumber: string;
  readonly title: string;
};

export type Courier = {
  /** Asks the courier service to follow a parcel. A parcel that the service follows already is a success. */
  readonly createTracking: (input: ParcelInput) => Promise<Parcel>;
  /** @returns undefined when the service does not follow this parcel. */
  readonly getTracking: (parcel: {
    readonly trackingNumber: string;
    readonly courierCode: string;
  }) => Promise<Parcel | undefined>;
};

export type CourierErrorInput = {
  /** The service's own code (`docs/providers.md#trackingmore`), or null when no answer could be read. */
  readonly code: number | null;
  readonly message: string;
};

export class CourierError extends Error {
  readonly code: number | null;

  constructor(input: CourierErrorInput) {
    super(`The courier service answered ${input.code ?? 'nothing readable'}: ${input.message}`);
    this.name = 'CourierError';
    this.code = input.code;
  }

  /** True when the tracking number or courier itself was refused, so that asking again cannot help. */
  get isInputRefused(): boolean {
    return this.code !== null && this.code >= 4110 && this.code <= 4130;
  }
}
