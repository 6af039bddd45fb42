import { couriers } from '@suki/domain/delivery/couriers';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { Tracking } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { Timeline } from '@suki/ui/lists/Timeline/Timeline';
import { legNames, parcelTexts as words } from './orders.texts.ts';

export function Parcels({ trackings }: { readonly trackings: readonly Tracking[] }) {
  return (
    <Section title={words.title} first>
      {trackings.length === 0 ? (
        <Text tone="soft">{words.none}</Text>
      ) : (
        <Stack space={5}>
          {trackings.map((tracking) => (
            <Parcel key={tracking.id} tracking={tracking} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Parcel({ tracking }: { readonly tracking: Tracking }) {
  const { leg, courier, trackingNumber, trackingUrl, label, events } = tracking;
  const courierName = couriers.find(({ code }) => code === courier)?.name ?? courier;
  return (
    <Stack space={2}>
      <Text as="div" numeric>
        <Text as="strong" weight="bold">
          {legNames[leg]}
        </Text>
        : {courierName}{' '}
        {trackingUrl === null ? (
          trackingNumber
        ) : (
          <TextLink href={trackingUrl} place="sentence" target="_blank" rel="noreferrer">
            {trackingNumber}
          </TextLink>
        )}
        {label !== null && `, ${label}`}
      </Text>
      <Timeline
        entries={events.map(({ at, detail, place }, index) => ({
          id: `${at}-${index}`,
          time: formatMoment(new Date(at)),
          dateTime: at,
          what: detail,
          note: place ?? undefined,
        }))}
      />
    </Stack>
  );
}
