import { dateNames } from '@suki/domain/time/date-names';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { readDrops } from '../../../catalogue/catalogue.server.ts';
import { PageFrame } from '../../../shell/page/page-frame.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { readSearch, searchPath } from '../../search/search-address.ts';
import { type CalendarMonth, calendarOf, daysOfDrops } from './drop-calendar.view-model.ts';
import { DropRow } from './drop-row.client.tsx';
import * as styles from './drops.css.ts';
import { dropsTexts as texts } from './drops.texts.ts';

const placeOf = (date: string): string => `drop-${date}`;

/** The calendar of drops: the months with their days, and each day with its items. */
export async function DropsPage() {
  const { drops, today } = await readDrops();
  const [noneTitle, noneText] = texts.none;
  return (
    <PageFrame>
      <Stack space={6}>
        <Stack space={2}>
          <Heading level={1}>{texts.title}</Heading>
          <Text measure>{texts.lead}</Text>
        </Stack>
        {drops.length === 0 ? (
          <EmptyState
            title={noneTitle}
            action={
              <Button href={searchPath(readSearch({ sort: 'newest' }))} link={PageLink} tone="ink">
                {texts.look}
              </Button>
            }
          >
            {noneText}
          </EmptyState>
        ) : (
          <div className={styles.layout}>
            <div className={styles.months}>
              {calendarOf(drops, today).map((month) => (
                <Month key={month.name} month={month} />
              ))}
            </div>
            <div>
              {daysOfDrops(drops, today).map(({ date, figure, when, away, drops: ofDay }) => (
                <section key={date} id={placeOf(date)} aria-labelledby={`${placeOf(date)}-day`} className={styles.day}>
                  <div>
                    <h2 id={`${placeOf(date)}-day`}>
                      <span className={styles.dayFigure}>{figure}</span> <span className={styles.dayWhen}>{when}</span>
                    </h2>
                    <span className={styles.small}>{away}</span>
                  </div>
                  <ul>
                    {ofDay.map((drop) => (
                      <DropRow key={drop.id} {...drop} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </div>
        )}
      </Stack>
    </PageFrame>
  );
}

/** A month; a day with drops leads to them. */
function Month({ month: { name, before, days } }: { readonly month: CalendarMonth }) {
  return (
    <div>
      <p className={styles.monthName}>{name}</p>
      <div className={styles.month}>
        {dateNames.en.weekdays.map((day) => (
          <span key={day} aria-hidden="true" className={styles.weekday}>
            {day.slice(0, 2)}
          </span>
        ))}
        {before.map((key) => (
          <span key={key} />
        ))}
        {days.map(({ date, figure, isToday, drops }) =>
          drops === 0 ? (
            <span key={date} className={isToday ? styles.today : styles.date}>
              {figure}
            </span>
          ) : (
            <a
              key={date}
              href={`#${placeOf(date)}`}
              aria-label={`${figure} ${name}, ${texts.count(drops)}`}
              className={styles.dropDate}
            >
              {figure}
            </a>
          ),
        )}
      </div>
    </div>
  );
}
