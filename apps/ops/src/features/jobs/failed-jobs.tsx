import { formatMoment } from '@suki/domain/time/format-moment';
import { useFailedJobKinds, useFailedJobs, useRetryFailedJob, useRetryFailedJobs } from '@suki/sdk/hooks/staff/worker';
import type { FailedJob, ListFailedJobs200 } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Text } from '@suki/ui/foundations/Text/Text';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { Row, Rows } from '@suki/ui/lists/Rows/Rows';
import { ListPage } from '../../shell/list-page.tsx';
import { PagedRows } from '../../shell/paged-rows.tsx';
import { failedJobsTexts as words } from './failed-jobs.texts.ts';
import { gaveUpText } from './failed-jobs.view-model.ts';
import { NotRun, RunAgain } from './run-again.tsx';

/** The jobs that gave up, first by kind and then one by one. */
export function FailedJobs() {
  const kinds = useFailedJobKinds().data ?? [];
  const jobs = useFailedJobs();
  const list = (
    <PagedRows
      list={jobs}
      loadingLabel={words.loading}
      empty={<EmptyState title={words.none.title}>{words.none.text}</EmptyState>}
      row={(job) => <JobRow key={job.id} job={job} />}
    />
  );
  return (
    <ListPage title={words.title} intro={words.intro}>
      {kinds.length > 0 && (
        <Section title={words.byKind} first>
          <Rows label={words.byKind}>
            {kinds.map((kind) => (
              <KindRow key={kind.kind} {...kind} />
            ))}
          </Rows>
        </Section>
      )}
      {jobs.items.length > 0 ? <Section title={words.oneByOne}>{list}</Section> : list}
    </ListPage>
  );
}

function KindRow({ kind, title, count }: ListFailedJobs200['kinds'][number]) {
  const retry = useRetryFailedJobs();
  const button = count === 1 ? words.runItAgain : words.runAllAgain;
  return (
    <Row
      align="center"
      end={<RunAgain of={kind} name={words.about(button, title)} words={button} retry={retry} />}
      below={<NotRun retry={retry} />}
    >
      <Text weight="bold">{title}</Text>
      <Text size="label" tone="soft" numeric>
        {words.count(count)}
      </Text>
    </Row>
  );
}

function JobRow({ job }: { readonly job: FailedJob }) {
  const retry = useRetryFailedJob();
  const when = formatMoment(new Date(job.lastTriedAt));
  return (
    <Row
      align="center"
      end={
        <RunAgain
          of={job.id}
          name={words.about(words.runAgain, `${job.title}, ${when}`)}
          words={words.runAgain}
          retry={retry}
        />
      }
      below={<NotRun retry={retry} />}
    >
      <Text weight="bold">{job.title}</Text>
      <Text measure>{job.reason}</Text>
      <Text size="label" tone="soft" numeric>
        {gaveUpText(job, when)}
      </Text>
    </Row>
  );
}
