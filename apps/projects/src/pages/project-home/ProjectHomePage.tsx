import { NoAccess } from '@console/domain-ui'
import { ErrorState, FigureCards, flagField, isForbidden, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useIntl } from 'react-intl'
import { ProjectFormDialog } from '../../components/project-form/ProjectFormDialog.tsx'
import { useProjectStat } from '../../queries/projects.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { OngoingProjects } from './OngoingProjects.tsx'
import styles from './ProjectHomePage.module.css'
import { QuickEntries } from './QuickEntries.tsx'
import { WaitingWork } from './waiting/WaitingWork.tsx'

const projectHomeSearch = { new: flagField() }

/** The home of projects: three figures, the work that waits, ongoing projects by day, and quick links (PROJ-043..045). */
export function ProjectHomePage() {
  const { formatMessage, formatNumber } = useIntl()
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
        <section className={styles['card']} aria-busy={data === undefined && !hasFailed}>
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
      {search.new && <ProjectFormDialog project={null} onClose={close} onDone={close} />}
    </div>
  )
}
