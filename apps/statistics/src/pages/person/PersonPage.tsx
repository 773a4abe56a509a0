import { NoAccess } from '@console/domain-ui'
import { SeatScreen } from '@console/domain-ui/watch'
import { useHost, useNamePage } from '@console/sub-app'
import { EmptyState, formatDay, isForbidden, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useMinute } from '@console/ui/day-track'
import { useIntl } from 'react-intl'
import { usePersonDetail } from '../../queries/person-day.ts'
import { AlertList } from './AlertList.tsx'
import { DeviationList } from './DeviationList.tsx'
import { PersonBand } from './PersonBand.tsx'
import { PersonFigures } from './PersonFigures.tsx'
import { PersonTrack } from './PersonTrack.tsx'
import { personSearch, toDayRange, toQuery } from './person.search.ts'
import { TimeShares } from './TimeShares.tsx'
import { usePersonTime } from './use-person-time.ts'
import styles from './PersonPage.module.css'

const MONITORING = '/console/statistic/monitor'

/** What one person did on each day of a range, minute by minute (MON-057..064). */
export function PersonPage() {
  const { formatMessage } = useIntl()
  const address = useUrlSearch(personSearch)
  const { search, problems, resetSearch } = address
  const { userId } = search
  const title = formatMessage({ id: 'person.page' })
  // The console's header adds the person's name from the address (SHELL-057).
  useNamePage({ name: title, above: [{ path: MONITORING }] })
  return (
    <div className={styles['frame']}>
      {userId === null ? (
        <div className={styles['page']}>
          <AddressNotice problems={problems} onClear={resetSearch} />
          <EmptyState title={formatMessage({ id: 'person.noPerson' })}>
            {formatMessage({ id: 'person.noPerson.text' })}
          </EmptyState>
        </div>
      ) : (
        <KnownPerson key={userId} userId={userId} address={address} />
      )}
    </div>
  )
}

type KnownPersonProps = { userId: number; address: ReturnType<typeof useUrlSearch<typeof personSearch>> }

function KnownPerson({ userId, address }: KnownPersonProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { search, problems, setSearch } = address
  const now = useMinute()
  const range = toDayRange(search, timezone)
  const query = toQuery(userId, search, range)
  const detail = usePersonDetail(query)
  const time = usePersonTime(query, range, now)
  const name = search.userName ?? detail.data?.userName ?? String(userId)
  if (isForbidden(time.events.error)) return <NoAccess page={formatMessage({ id: 'person.page' })} />
  const goTo = (at: number) => setSearch({ at }, { replace: true })
  return (
    <>
      <PersonBand
        {...{ search, setSearch, range, query, name }}
        now={formatDay(now, timezone) <= range[1] ? now : null}
      />
      <div className={styles['page']}>
        <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
        <section className={styles['card']} aria-label={name}>
          <PersonFigures {...{ name, range, query }} detail={detail.data} />
          <PersonTrack {...{ name, range, query, search, now, time }} detail={detail.data} />
        </section>
        <div className={styles['below']}>
          <DeviationList
            answer={time.deviations}
            segments={time.segments}
            isPlanned={time.isPlanned}
            onGo={goTo}
          />
          <TimeShares segments={time.segments} />
          <AlertList answer={time.alerts} at={search.at} onGo={goTo} />
        </div>
        <SeatScreen userId={userId} name={name} />
      </div>
    </>
  )
}
