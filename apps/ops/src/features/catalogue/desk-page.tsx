import type { SukiError } from '@suki/sdk/errors';
import type { CatalogueChange } from '@suki/sdk/types';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Timeline } from '@suki/ui/lists/Timeline/Timeline';
import type { ReactNode } from 'react';
import { Failure } from '../../shell/failure.tsx';
import { LoadingLines } from '../../shell/loading-lines.tsx';
import { OpsLink } from '../../shell/ops-link.tsx';
import { PageFrame } from '../../shell/page-frame.tsx';
import { paths } from '../../shell/paths.ts';
import { deskTexts } from './catalogue.texts.ts';
import { changeEntry } from './history.view-model.ts';

type DeskPageProps<Data> = {
  readonly title: string;
  readonly loadingLabel: string;
  readonly fetched: {
    readonly data: Data | null;
    readonly error: SukiError | null;
    readonly reload: () => Promise<void>;
  };
  readonly children: (data: Data) => ReactNode;
};

/** The page of one thing of the catalogue desk while it loads, when it failed, and when it is there. */
export function DeskPage<Data>({ title, loadingLabel, fetched, children }: DeskPageProps<Data>) {
  const { data, error, reload } = fetched;
  return (
    <PageFrame title={title}>
      <Page as="main" id="main">
        {data !== null && children(data)}
        {data === null && error === null && <LoadingLines label={loadingLabel} />}
        {data === null && error !== null && <Failure level={1} error={error} retry={reload} />}
      </Page>
    </PageFrame>
  );
}

type DeskHeadProps = {
  /** Names the way to this page for screen readers. */
  readonly where: string;
  /** The list that holds the thing, where it is not the list of items. */
  readonly list?: { readonly href: string; readonly label: string };
  readonly name: string;
  readonly children?: ReactNode;
};

/** The way to a page of the desk, its name as heading, and tags beside the name. */
export function DeskHead({ where, list, name, children }: DeskHeadProps) {
  const desk = { href: paths.catalogue, label: deskTexts.title };
  return (
    <Stack space={3}>
      <Breadcrumbs label={where} items={list === undefined ? [desk] : [desk, list]} here={name} link={OpsLink} />
      <Inline space={3}>
        <Heading level={1}>{name}</Heading>
        {children}
      </Inline>
    </Stack>
  );
}

type ChangesProps = { readonly title: string; readonly changes: readonly CatalogueChange[]; readonly empty: string };

/** Who changed what of one thing, the latest first. */
export function Changes({ title, changes, empty }: ChangesProps) {
  return (
    <Section title={title}>
      {changes.length === 0 ? <Text tone="soft">{empty}</Text> : <Timeline entries={changes.map(changeEntry)} />}
    </Section>
  );
}
