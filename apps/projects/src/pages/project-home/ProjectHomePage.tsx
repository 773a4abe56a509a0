import type { DataOf, project } from '@console/contracts'
import { ChartLoading, NoAccess } from '@console/domain-ui'
import { HomeSlots } from '@console/domain-ui/slots'
import { useHost } from '@console/sub-app'
import {
  EmptyState,
  ErrorState,
  FigureCards,
  flagField,
  formatDay,
  Icon,
  isForbidden,
  useUrlSearch,
} from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { Button } from 'antd'
import { useId, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ProjectFormDialog } from '../../components/on-demand-parts.ts'
import { paths } from '../../paths.ts'
import { useProjectStat } from '../../queries/projects.ts'
import { FirstSteps } from './first-steps/FirstSteps.tsx'
import { OngoingChart } from './use-prefetch-home.ts'
import { WaitingWork } from './waiting/WaitingWork.tsx'
import styles from './ProjectHomePage.module.css'

export { texts } from './texts.ts'

const projectHomeSearch = { new: flagField() }

/** The home of projects: three figures, the work that waits, ongoing projects by day, and quick links (PROJ-043..045). */
export function ProjectHomePage() {
  const { formatMessage, formatNumber } = useIntl()
  const { services } = useHost()
  const { search, problems, setSearch } = useUrlSearch(projectHomeSearch)
  const stat = useProjectStat()
  const { data } = stat
  const hasFailed = stat.isError && data === undefined
  const figure = (key: 'total' | 'bizAddition' | 'manpowerChange', isChange = false) => ({
    key,
    label: formatMessage({ id: `projectHome.${key}` }),
    note: formatMessage({ id: `projectHome.${key}.note` }),
    text: data ? formatNumber(data[key], isChange ? { signDisplay: 'exceptZero' } : {}) : null,
  })
  const close = () => {
    setSearch({ new: false }, { replace: true })
  }
  if (hasFailed && isForbidden(stat.error)) {
    return <NoAccess page={formatMessage({ id: 'projectHome.page' })} />
  }
  return (
    <div className={styles['page']}>
      <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
      {!hasFailed && (
        <FigureCards
          label={formatMessage({ id: 'projectHome.figures' })}
          figures={[figure('total'), figure('bizAddition'), figure('manpowerChange', true)]}
        />
      )}
      <FirstSteps />
      <WaitingWork />
      <div className={styles['parts']}>
        <section className="ui-shrinks ui-pad-16 ui-card" aria-busy={data === undefined && !hasFailed}>
          {hasFailed ? (
            <ErrorState
              title={formatMessage({ id: 'projectHome.failed' })}
              error={stat.error}
              onRetry={() => void stat.refetch()}
            />
          ) : (
            <OngoingProjects processes={data?.processes ?? null} />
          )}
        </section>
        <QuickEntries onAdd={() => setSearch({ new: true })} />
      </div>
      <HomeSlots home="projects" />
      {search.new && (
        <ProjectFormDialog
          project={null}
          onClose={close}
          // The project says what comes next. Back leads home, past the form.
          onDone={(id) => services.navigate(paths.detail(id), { replace: true })}
        />
      )}
    </div>
  )
}

/** The quick links (PROJ-045). */
function QuickEntries({ onAdd }: { onAdd: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const id = useId()
  return (
    <section className="ui-shrinks ui-pad-16 ui-card" aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {formatMessage({ id: 'projectHome.quick' })}
      </h2>
      <div className={`ui-stack ui-gap-8 ${styles['entries']}`}>
        <Button type="primary" block icon={<Icon name="plus" />} onClick={onAdd}>
          {formatMessage({ id: 'projectHome.quick.add' })}
        </Button>
        <Button
          block
          icon={<Icon name="project" />}
          href={paths.list}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            services.navigate(paths.list)
          }}
        >
          {formatMessage({ id: 'projectHome.quick.list' })}
        </Button>
      </div>
    </section>
  )
}

type OngoingProjectsProps = {
  /** null while loading. */
  processes: DataOf<typeof project.stat>['processes'] | null
}

/** Ongoing projects as a line, one point a day of the company's zone (PROJ-044). */
function OngoingProjects({ processes }: OngoingProjectsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const name = formatMessage({ id: 'projectHome.ongoing' })
  const categoryName = formatMessage({ id: 'projectHome.day' })
  const data = useMemo(
    () =>
      processes && {
        categoryName,
        categories: processes.map(({ timestamp }) => formatDay(timestamp, timezone)),
        series: [{ name, values: processes.map(({ cnt }) => cnt) }],
      },
    [processes, timezone, name, categoryName],
  )
  if (processes === null || data === null) return <ChartLoading />
  const [first] = processes
  const last = processes.at(-1)
  if (first === undefined || last === undefined) {
    return <EmptyState title={formatMessage({ id: 'projectHome.ongoing.none' })} />
  }
  return (
    <OngoingChart
      title={formatMessage({ id: 'projectHome.ongoing.title' })}
      summary={formatMessage(
        { id: 'projectHome.ongoing.summary' },
        {
          from: formatDay(first.timestamp, timezone),
          to: formatDay(last.timestamp, timezone),
          before: formatNumber(first.cnt),
          now: formatNumber(last.cnt),
        },
      )}
      data={data}
    />
  )
}
