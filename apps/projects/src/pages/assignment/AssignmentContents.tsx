import { PageTabs, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useIntl } from 'react-intl'
import type { AssignmentProps } from './assignment-props.ts'
import { ASSIGNMENT_TABS, assignmentSearch } from './assignment.search.ts'
import { AssignmentHead } from './AssignmentHead.tsx'
import { PersonalTab } from './PersonalTab.tsx'
import { ProjectTab } from './ProjectTab.tsx'
import styles from './AssignmentPage.module.css'

/** The contractor's name, and its two tabs. */
export function AssignmentContents({ project, assignment }: AssignmentProps) {
  const { formatMessage } = useIntl()
  const { search, problems, setSearch } = useUrlSearch(assignmentSearch)
  const tabs = ASSIGNMENT_TABS.map((key) => ({ key, label: formatMessage({ id: `assignment.tab.${key}` }) }))
  return (
    <>
      <AssignmentHead project={project} assignment={assignment} />
      <div className={styles['page']}>
        <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
        <PageTabs
          label={formatMessage({ id: 'assignment.tabs' })}
          tabs={tabs}
          active={search.tab}
          onChange={(tab) => {
            setSearch({ tab })
          }}
        >
          {search.tab === 'project' ? (
            <ProjectTab project={project} assignment={assignment} />
          ) : (
            <PersonalTab
              project={project}
              assignment={assignment}
              range={search.range}
              page={search.page}
              onChange={setSearch}
            />
          )}
        </PageTabs>
      </div>
    </>
  )
}
