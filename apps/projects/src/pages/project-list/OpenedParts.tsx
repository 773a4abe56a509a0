import { projectReport, type projectEntity } from '@console/contracts'
import type { ListSearch } from '@console/ui/list-page'
import { ProjectFormDialog } from '../../components/project-form/ProjectFormDialog.tsx'
import { MonthlyReportsDrawer } from '../../components/reports/MonthlyReportsDrawer.tsx'
import { reasonText } from '../../model/action-reason.ts'
import { listedProjectState } from '../../model/listed-project-state.ts'
import { EditedProject } from './EditedProject.tsx'
import { OpenedProject } from './OpenedProject.tsx'
import type { ProjectFilters, projectListSearch } from './project-list.search.ts'

type OpenedPartsProps = {
  list: ListSearch<typeof projectListSearch, ProjectFilters>
  /** The rows of the current page, null while loading. */
  rows: readonly projectEntity.ProjectRow[] | null
}

/** The dialog or drawer that the address opens: a new project, a change of one, or its monthly reports. */
export function OpenedParts({ list: { search, setSearch }, rows }: OpenedPartsProps) {
  const close = (name: 'new' | 'edit' | 'report') => () => {
    setSearch({ [name]: name === 'new' ? false : null }, { replace: true })
  }
  return (
    <>
      {search.new && <ProjectFormDialog project={null} onClose={close('new')} onDone={close('new')} />}
      {search.edit !== null && (
        <OpenedProject id={search.edit} rows={rows} onClose={close('edit')}>
          {(opened) => <EditedProject project={opened} onClose={close('edit')} />}
        </OpenedProject>
      )}
      {search.report !== null && (
        <OpenedProject id={search.report} rows={rows} onClose={close('report')}>
          {(opened) => (
            <MonthlyReportsDrawer
              project={opened}
              owner={{ id: projectReport.OWNER_SIDE, type: 'platform' }}
              canFile={reasonText('reportAsOwner', listedProjectState(opened))}
              onClose={close('report')}
            />
          )}
        </OpenedProject>
      )}
    </>
  )
}
