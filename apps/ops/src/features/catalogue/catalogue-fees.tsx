import { feeKindNames } from '@suki/domain/fees/fee-kinds';
import { formatMoment } from '@suki/domain/time/format-moment';
import { useFeeVersions, useWithdrawFeePlan } from '@suki/sdk/hooks/staff/catalogue';
import type { FeeVersion } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Tag } from '@suki/ui/foundations/Tag/Tag';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { Failure } from '../../shell/failure.tsx';
import { ListPage } from '../../shell/list-page.tsx';
import { LoadingRows } from '../../shell/loading-rows.tsx';
import { ActWithReason } from '../people/act-with-reason.tsx';
import { deskTexts } from './catalogue.texts.ts';
import { DeskPages } from './desk-pages.tsx';
import { FeeForm } from './fee-form.tsx';
import { goodsText, ruleText } from './fee-form.view-model.ts';
import { feesTexts as words } from './fees.texts.ts';

/** The fees of sellers: what holds, what is planned, and a plan that is tried on past sales first. */
export function CatalogueFees() {
  const { data, error, reload } = useFeeVersions();
  return (
    <ListPage title={deskTexts.fees} intro={words.intro} above={<DeskPages />}>
      {data === null && error === null && <LoadingRows label={words.loading} />}
      {data === null && error !== null && <Failure error={error} retry={reload} />}
      {data !== null && (
        <Rows label={words.rules}>
          {data.versions.map((version) => (
            <VersionRow key={version.id} version={version} />
          ))}
        </Rows>
      )}
      <Section title={words.plan}>
        <FeeForm />
      </Section>
    </ListPage>
  );
}

function VersionRow({ version }: { readonly version: FeeVersion }) {
  const { kind, state, effectiveFrom, rule } = version;
  // The first versions have no beginning.
  const from = Date.parse(effectiveFrom) === 0 ? words.always : words.from(formatMoment(new Date(effectiveFrom)));
  return (
    <Row
      align="center"
      end={<Tag tone={state === 'in_force' ? 'fact' : 'solid'}>{words.states[state]}</Tag>}
      below={state === 'planned' ? <Withdraw version={version} /> : undefined}
    >
      <Text weight="bold">{`${feeKindNames[kind]}: ${goodsText(version)}`}</Text>
      <Text>{ruleText(rule)}</Text>
      <Text size="label" tone="soft">
        {from}
      </Text>
    </Row>
  );
}

/** A plan is taken back as long as it has not begun. */
function Withdraw({ version }: { readonly version: FeeVersion }) {
  const withdraw = useWithdrawFeePlan();
  const { kind, category, brandId, effectiveFrom } = version;
  return (
    <ActWithReason
      summary={words.withdraw}
      text={words.withdrawText}
      button={words.withdrawButton}
      done={words.withdrawn}
      command={withdraw}
      onReason={(reason) => withdraw.run({ kind, category, brandId, effectiveFrom, reason })}
    />
  );
}
