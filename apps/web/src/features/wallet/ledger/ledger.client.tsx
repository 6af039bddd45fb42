'use client';
import { useDownloadLedger, useLedger } from '@suki/sdk/hooks/wallet';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { TextLink } from '@suki/ui/foundations/TextLink/TextLink';
import { DataTable } from '@suki/ui/lists/DataTable/DataTable';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { ListSkeleton } from '../../../shell/page/list-skeleton.tsx';
import { ShowMore } from '../../../shell/page/show-more.client.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths } from '../../../shell/paths.ts';
import { RegisteredOnly } from '../../../shell/registered-only.client.tsx';
import { ledgerTexts as texts } from './ledger.texts.ts';
import { type LedgerLine, ledgerLines } from './ledger.view-model.ts';
import { saveFile } from './save-file.client.ts';

/** Each money movement with the rule behind it: a table at a desk, a list on phones, a file to download. */
export function Ledger() {
  return (
    <RegisteredOnly fallback={<ListSkeleton />}>
      <Loaded />
    </RegisteredOnly>
  );
}

function Loaded() {
  const list = useLedger();
  if (list.isLoading) {
    return <ListSkeleton />;
  }
  if (list.error !== null && list.items.length === 0) {
    return <LoadFailed error={list.error} onRetry={list.reload} />;
  }
  if (list.items.length === 0) {
    return (
      <EmptyState
        title={texts.emptyTitle}
        action={
          <Button href={paths.sell} link={PageLink} tone="ink">
            {texts.sell}
          </Button>
        }
      >
        {texts.empty}
      </EmptyState>
    );
  }
  const lines = ledgerLines(list.items);
  return (
    <Stack space={5}>
      <Download />
      <Show on="desk">
        <Table lines={lines} />
      </Show>
      <Show on="phone">
        <Lines lines={lines} />
      </Show>
      <div>
        <ShowMore list={list} />
      </div>
    </Stack>
  );
}

function Download() {
  const download = useDownloadLedger();
  const press = async (): Promise<void> => {
    const file = await download.run();
    if (file.ok) {
      saveFile(texts.fileName, file.answer);
    }
  };
  return (
    <Stack space={2}>
      <Inline space={4}>
        <Button onClick={() => void press()} loadingLabel={download.isRunning ? texts.downloading : undefined}>
          {texts.download}
        </Button>
        <Text size="label" tone="soft">
          {texts.downloadNote}
        </Text>
      </Inline>
      <CommandFailure error={download.error} />
    </Stack>
  );
}

type LinesProps = { readonly lines: readonly LedgerLine[] };

function Table({ lines }: LinesProps) {
  const { columns } = texts;
  return (
    <DataTable
      caption={texts.caption}
      columns={[
        { id: 'at', label: columns.at },
        { id: 'why', label: columns.rule },
        { id: 'item', label: columns.item },
        { id: 'through', label: columns.through },
        { id: 'of', label: columns.of },
        { id: 'amount', label: columns.amount, kind: 'amount' },
      ]}
      rows={lines.map((line) => ({
        id: line.id,
        cells: {
          at: line.at,
          why: (
            <>
              <Why line={line} />
              <Rule line={line} />
            </>
          ),
          item: line.itemName ?? texts.of.none,
          through: line.through,
          of: <Target line={line} />,
          amount: (
            <>
              <Text as="span" tone={line.tone}>
                {line.amount}
              </Text>
              <Balance line={line} />
            </>
          ),
        },
      }))}
    />
  );
}

function Lines({ lines }: LinesProps) {
  return (
    <Rows label={texts.caption}>
      {lines.map((line) => (
        <Row
          key={line.id}
          end={
            <>
              <PriceTag tone={line.tone}>{line.amount}</PriceTag>
              <Balance line={line} />
            </>
          }
          below={
            line.link === null && line.rule === null ? undefined : (
              <Inline space={5}>
                {line.link !== null && <Target line={line} />}
                <Rule line={line} />
              </Inline>
            )
          }
        >
          <Text size="label" tone="soft" numeric>
            {`${line.at} · ${line.through}`}
          </Text>
          {line.itemName !== null && <Text>{line.itemName}</Text>}
          <Why line={line} />
        </Row>
      ))}
    </Rows>
  );
}

function Why({ line }: { readonly line: LedgerLine }) {
  return (
    <>
      <Text weight="bold">{line.why}</Text>
      {line.notes.map((note) => (
        <Text key={note} size="label" numeric>
          {note}
        </Text>
      ))}
    </>
  );
}

/** Where the rule of the event stands. */
function Rule({ line: { rule, why, at } }: { readonly line: LedgerLine }) {
  return rule === null ? null : (
    <TextLink href={rule.href} link={PageLink} size="label" aria-label={texts.ruleOf(why, at)}>
      {rule.label}
    </TextLink>
  );
}

/** Only where it changed: most lines are about money beside the balance. */
function Balance({ line: { balance } }: { readonly line: LedgerLine }) {
  return balance === null ? null : (
    <Text size="label" tone="soft" numeric>
      {texts.balance(balance)}
    </Text>
  );
}

function Target({ line: { link } }: { readonly line: LedgerLine }) {
  return link === null ? (
    texts.of.none
  ) : (
    <TextLink href={link.href} link={PageLink} size="label" aria-label={link.name}>
      {link.label}
    </TextLink>
  );
}
