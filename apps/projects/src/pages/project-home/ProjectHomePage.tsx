import { PageFailure } from '@console/domain-ui'
import { FigureCards, flagField, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useIntl } from 'react-intl'
import { ProjectFormDialog } from '../../components/project-form/ProjectFormDialog.tsx'
import { useProjectStat } from '../../queries/projects.ts'
import { OngoingProjects } from './OngoingProjects.tsx'
import styles from './ProjectHomePage.module.css'
import { QuickEntries } from './QuickEntries.tsx'

const projectHomeSearch = { new: flagField() }

/** The home of projects: three figures, ongoing projects by day, and quick links (PROJ-043..045). */
export function ProjectHomePage() {
  const { formatMessage, formatNumber } = useIntl()
  const { search, problems, setSearch } = useUrlSearch(projectHomeSearch)
  const stat = useProjectStat()
  const { data } = stat
  const figure = (key: 'total' | 'bizAddition' | 'manpowerChange', isChange = false) => ({
    key,
    label: formatMessage({ id: `projectHome.${key}` }),
    note: formatMessage({ id: `projectHome.${key}.note` }),
    text: data ? formatNumber(data[key], isChange ? { signDisplay: 'exceptZero' } : {}) : null,
  })
  const close = () => {
    setSearch({ new: false }, { replace: true })
  }
  return (
    <div className={styles['page']}>
      <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
      {stat.isError && data === undefined ? (
        <PageFailure
          error={stat.error}
          title={formatMessage({ id: 'projectHome.failed' })}
          page={formatMessage({ id: 'projectHome.page' })}
          onRetry={() => void stat.refetch()}
        />
      ) : (
        <>
          <FigureCards
            label={formatMessage({ id: 'projectHome.figures' })}
            figures={[figure('total'), figure('bizAddition'), figure('manpowerChange', true)]}
          />
          <div className={styles['parts']}>
            <section className={styles['card']} aria-busy={data === undefined}>
              <OngoingProjects processes={data?.processes ?? null} />
            </section>
            <QuickEntries onAdd={() => setSearch({ new: true })} />
          </div>
        </>
      )}
      {search.new && <ProjectFormDialog project={null} onClose={close} onDone={close} />}
    </div>
  )
}
