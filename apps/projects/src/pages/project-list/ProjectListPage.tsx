import { projectReport } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useIntl } from 'react-intl'
import styles from '../../components/list/List.module.css'
import { PageFailure } from '../../components/PageFailure.tsx'
import { ProjectFormDialog } from '../../components/project-form/ProjectFormDialog.tsx'
import { MonthlyReportsDrawer } from '../../components/reports/MonthlyReportsDrawer.tsx'
import { reasonText } from '../../model/action-reason.ts'
import { listedSituation } from '../../model/listed-situation.ts'
import { useProjects } from '../../queries/projects.ts'
import { EditedProject } from './EditedProject.tsx'
import { OpenedProject } from './OpenedProject.tsx'
import {
  filtersOf,
  projectListSearch,
  searchOf,
  wantedOf,
  type ProjectFilters,
} from './project-list.search.ts'
import { ProjectFigures } from './ProjectFigures.tsx'
import { ProjectList } from './ProjectList.tsx'
import { ProjectListBand } from './ProjectListBand.tsx'

/** The company's projects, for the platform those of every company (PROJ-001). */
export function ProjectListPage() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { search, problems, setSearch, resetSearch } = useUrlSearch(projectListSearch)
  const filters = filtersOf(search)
  const projects = useProjects(wantedOf(search, timezone))
  const rows = projects.data?.records ?? (projects.isError ? [] : null)

  function inquire(next: ProjectFilters) {
    const wanted = searchOf(next)
    const isSame = search.page === 1 && JSON.stringify(searchOf(filters)) === JSON.stringify(wanted)
    // Asked for once more, it is asked for anew.
    if (isSame) void projects.refetch()
    else setSearch(wanted)
  }
  const close = (name: 'new' | 'edit' | 'report') => () => {
    setSearch({ [name]: name === 'new' ? false : null }, { replace: true })
  }

  if (projects.error instanceof ApiError && projects.error.status === 403) {
    return (
      <PageFailure
        error={projects.error}
        title={formatMessage({ id: 'lists.failed' })}
        page={formatMessage({ id: 'projectList.page' })}
        onRetry={() => void projects.refetch()}
      />
    )
  }
  return (
    <div>
      <ProjectListBand
        applied={filters}
        isBusy={projects.isFetching}
        onInquire={inquire}
        onReset={resetSearch}
      />
      <div className={styles['page']}>
        <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
        <ProjectFigures />
        <ProjectList
          projects={projects}
          page={search.page}
          pageSize={search.size}
          filters={filters}
          onFilters={inquire}
          onPage={(page) => setSearch({ page })}
          onPageSize={(size) => setSearch({ size, page: 1 })}
          onReset={resetSearch}
          onAdd={() => setSearch({ new: true })}
          onEdit={(edit) => setSearch({ edit })}
          onReport={(report) => setSearch({ report })}
        />
      </div>
      {search.new && <ProjectFormDialog project={null} onClose={close('new')} onDone={close('new')} />}
      {search.edit !== null && (
        <OpenedProject id={search.edit} rows={rows} onClose={close('edit')}>
          {(project) => <EditedProject project={project} onClose={close('edit')} />}
        </OpenedProject>
      )}
      {search.report !== null && (
        <OpenedProject id={search.report} rows={rows} onClose={close('report')}>
          {(project) => (
            <MonthlyReportsDrawer
              project={project}
              owner={{ id: projectReport.OWNER_SIDE, type: 'platform' }}
              canFile={reasonText('reportAsOwner', listedSituation(project))}
              onClose={close('report')}
            />
          )}
        </OpenedProject>
      )}
    </div>
  )
}
