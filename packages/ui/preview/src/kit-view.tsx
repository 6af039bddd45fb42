import { useState } from 'react';
import { Button } from '../../src/components/Button/Button.tsx';
import { CheckboxField } from '../../src/components/CheckboxField/CheckboxField.tsx';
import { CodeField } from '../../src/components/CodeField/CodeField.tsx';
import { ComboboxField } from '../../src/components/ComboboxField/ComboboxField.client.tsx';
import { Dialog } from '../../src/components/Dialog/Dialog.client.tsx';
import { EmptyState } from '../../src/components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../src/components/ErrorState/ErrorState.tsx';
import { FileField } from '../../src/components/FileField/FileField.tsx';
import { FilePreviews } from '../../src/components/FileField/FilePreviews.client.tsx';
import { Heading } from '../../src/components/Heading/Heading.tsx';
import { Icon } from '../../src/components/Icon/Icon.tsx';
import { type IconName, iconPaths } from '../../src/components/Icon/icon-paths.ts';
import { Inline } from '../../src/components/Inline/Inline.tsx';
import { NoticeRegion } from '../../src/components/Notice/NoticeRegion.client.tsx';
import { notices } from '../../src/components/Notice/notice-store.ts';
import { Page } from '../../src/components/Page/Page.tsx';
import { PriceTag } from '../../src/components/PriceTag/PriceTag.tsx';
import { RadioCards } from '../../src/components/RadioCards/RadioCards.tsx';
import { RouteProgressBar } from '../../src/components/RouteProgressBar/RouteProgressBar.client.tsx';
import { routeProgress } from '../../src/components/RouteProgressBar/route-progress.ts';
import { Section } from '../../src/components/Section/Section.tsx';
import { SelectField } from '../../src/components/SelectField/SelectField.tsx';
import { SkeletonBlock, SkeletonText } from '../../src/components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../src/components/Spinner/Spinner.tsx';
import { Stack } from '../../src/components/Stack/Stack.tsx';
import { Stamp } from '../../src/components/Stamp/Stamp.tsx';
import { Tag } from '../../src/components/Tag/Tag.tsx';
import { Text } from '../../src/components/Text/Text.tsx';
import { TextAreaField } from '../../src/components/TextAreaField/TextAreaField.tsx';
import { TextButton } from '../../src/components/TextButton/TextButton.tsx';
import { TextField } from '../../src/components/TextField/TextField.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { TwoColumns } from '../../src/components/TwoColumns/TwoColumns.tsx';

const isIconName = (name: string): name is IconName => name in iconPaths;
const iconNames = Object.keys(iconPaths).filter(isIconName);

export function KitView() {
  return (
    <Page as="main" id="main">
      <RouteProgressBar label="Opening the page" />
      <NoticeRegion />
      <Words />
      <Buttons />
      <TwoColumns>
        <Fields />
        <Choices />
      </TwoColumns>
      <States />
    </Page>
  );
}

function Words() {
  return (
    <Section title="Words" first rule={false}>
      <Stack>
        <Heading level={1}>Display: your turn, Ñoño, ₱8,650</Heading>
        <Heading level={2}>Heading 1</Heading>
        <Heading level={3}>Heading 2</Heading>
        <Heading level={4}>Heading 3</Heading>
        <Text size="lead">Lead text, 17 to 18 px.</Text>
        <Text>
          Body text, 16 px, with a{' '}
          <TextLink href="#a" place="sentence">
            link in a sentence
          </TextLink>{' '}
          and tabular 0123456789.
        </Text>
        <Text size="label" tone="soft">
          Label text, 13 px, soft: ₱1,250.50 Parañaque “quotes” – − × ½ … 98 %
        </Text>
        <Inline space={4}>
          <PriceTag size="figure">₱8,600</PriceTag>
          <PriceTag size={1}>₱8,650</PriceTag>
          <PriceTag size={2}>−₱300</PriceTag>
          <PriceTag size={3}>₱8,650.50</PriceTag>
        </Inline>
        <Inline>
          <Tag>New, unworn</Tag>
          <Tag tone="solid">Out now</Tag>
          <Tag tone="solid" hole>
            Flash
          </Tag>
          <Stamp>Plain</Stamp>
          <Stamp tone="positive" hole>
            Passed
          </Stamp>
          <Stamp tone="caution" hole>
            Noted
          </Stamp>
          <Stamp tone="critical">Overdue</Stamp>
          <Stamp tone="bid">Bid</Stamp>
          <Stamp tone="ask">Ask</Stamp>
        </Inline>
        <Inline space={3}>
          {iconNames.map((name) => (
            <Icon key={name} name={name} size={22} />
          ))}
        </Inline>
      </Stack>
    </Section>
  );
}

function Buttons() {
  const [open, setOpen] = useState(false);
  const [waits, setWaits] = useState(false);
  const wait = () => {
    setWaits(true);
    setTimeout(() => setWaits(false), 1500);
  };
  return (
    <Section title="Buttons">
      <Inline space={3} align="start">
        <Button tone="main">Buy for ₱8,650</Button>
        <Button tone="ink">Ink</Button>
        <Button>Quiet</Button>
        <Button tone="plain">Plain</Button>
        <Button tone="critical">Delete</Button>
        <Button icon="plus">With icon</Button>
        <Button detail="₱8,650 back">Refuse</Button>
        <Button href="#link" size="compact">
          Link, compact
        </Button>
        <Button tone="main" loadingLabel="Paying">
          Pay ₱8,650
        </Button>
        <Button tone="main" disabledReason="Choose a size first.">
          Buy
        </Button>
        <Button disabledReason="You have no deposit to take back.">Withdraw</Button>
        <TextButton icon="pause" size="label">
          Pause updates
        </TextButton>
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Button onClick={() => notices.show('Saved to your list', { tone: 'positive' })}>Notice</Button>
        <Button onClick={() => notices.show('The price changed. Look again.', { tone: 'critical', durationMs: 5000 })}>
          Critical notice
        </Button>
        <Button onClick={wait}>Spinner</Button>
        <Button onClick={routeProgress.start}>Start bar</Button>
        <Button onClick={routeProgress.end}>End bar</Button>
      </Inline>
      <Spinner visible={waits} label="Opening GCash" />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Cancel this order?"
        closeLabel="Close"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button tone="critical" onClick={() => setOpen(false)}>
              Cancel the order
            </Button>
          </>
        }
      >
        <Text>It is free until the seller confirms. All ₱8,650 goes back to your GCash.</Text>
      </Dialog>
    </Section>
  );
}

const places = ['San Antonio, Makati', 'San Antonio, Pasig', 'San Antonio, Parañaque'];

function Fields() {
  const [text, setText] = useState('San');
  return (
    <Section title="Fields">
      <Stack space={5}>
        <TextField label="Full name" hint="As on your ID." name="name" autoComplete="name" defaultValue="Bea Santos" />
        <TextField
          label="Mobile number"
          prefix="+63"
          type="tel"
          inputMode="tel"
          name="phone"
          error="This number has 9 digits. It needs 10, like 917 123 4567."
          defaultValue="917 123 456"
        />
        <TextField
          label="Password"
          type="password"
          name="password"
          defaultValue="secret-secret"
          suffix={<TextButton size="label">Show</TextButton>}
        />
        <TextField
          label="Unit or floor"
          optionalLabel="(optional)"
          name="unit"
          disabled
          defaultValue="Not for this address"
        />
        <CodeField label="Code" hint="We sent it to 0917 ••• 4417." name="code" defaultValue="482913" />
        <ComboboxField
          label="Barangay"
          hint="Type a part of its name."
          value={text}
          onValueChange={setText}
          options={places
            .filter((place) => place.toLowerCase().includes(text.toLowerCase()))
            .map((place) => ({ id: place, label: place, detail: 'Metro Manila' }))}
          onChoose={(option) => setText(option.label)}
          status="3 places"
          emptyText="No place has this name."
        />
        <SelectField
          label="Bank"
          name="bank"
          emptyLabel="Choose a bank"
          options={[
            { value: 'bpi', label: 'BPI' },
            { value: 'bdo', label: 'BDO' },
          ]}
        />
        <TextAreaField label="What is wrong?" optionalLabel="(optional)" name="reason" />
      </Stack>
    </Section>
  );
}

function Choices() {
  const [files, setFiles] = useState<ReadonlyArray<File>>([]);
  return (
    <Section title="Choices">
      <Stack space={5}>
        <RadioCards
          label="How you pay"
          name="pay"
          defaultValue="gcash"
          options={[
            { value: 'gcash', title: 'GCash', detail: 'At once', end: '₱8,650' },
            { value: 'card', title: 'Card', detail: 'Visa, Mastercard, JCB', end: '₱8,650' },
            { value: 'otc', title: '7-Eleven', detail: 'Only up to ₱5,000', disabled: true },
          ]}
        />
        <Stack space={0}>
          <CheckboxField label="Keep my card for next time" name="keep" defaultChecked />
          <CheckboxField label="Send me drops" hint="At most one message a week." name="drops" />
          <CheckboxField label="I have read the terms" name="terms" error="Tick this to go on." />
        </Stack>
        <FileField
          label="Photos of the pair"
          hint="The sole, the inside, the label."
          action="Choose photos"
          rule="JPEG or PNG, at most 10 MB each"
          accept="image/*"
          multiple
          onChange={(event) => setFiles([...(event.currentTarget.files ?? [])])}
          previews={
            <FilePreviews
              files={files}
              removeLabel="Remove"
              onRemove={(at) => setFiles(files.filter((_, index) => index !== at))}
            />
          }
        />
        <SkeletonText size="heading" />
        <SkeletonText lines={3} />
        <SkeletonBlock ratio="control" />
      </Stack>
    </Section>
  );
}

function States() {
  return (
    <TwoColumns>
      <Section title="Orders">
        <EmptyState title="No orders yet" level={3} action={<Button href="#deals">See today’s deals</Button>}>
          What you buy shows here, with who has to do what next.
        </EmptyState>
      </Section>
      <Section title="Payment">
        <ErrorState
          title="GCash did not answer"
          level={3}
          money="Nothing was charged."
          action={<Button tone="ink">Try again</Button>}
        >
          It often works a minute later. The pair stays yours until 21:40.
        </ErrorState>
      </Section>
    </TwoColumns>
  );
}
