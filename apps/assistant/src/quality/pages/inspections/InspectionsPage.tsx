import type { qualityDesk } from '@console/contracts'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { NEW_RECORD } from '../../../base/components/managed-list/managed-search.ts'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useInspections } from '../../queries/inspections.ts'
import { DrawForm } from './DrawForm.tsx'
import { InspectionItems } from './InspectionItems.tsx'
import { useInspectionColumns } from './use-inspection-columns.tsx'

/** Inspections of randomly sampled sessions, with their progress. */
export function InspectionsPage({ scope }: BusinessPageProps) {
  const { formatMessage } = useIntl()
  const search = useReadingSearch()
  const inspections = useInspections({ ...scope, ...search.paging })
  const columns = useInspectionColumns()
  const opened = inspections.data?.records.find(({ id }) => String(id) === search.open?.split('.')[0])
  const [, openItem = null] = search.open?.split('.') ?? []
  return (
    <ReadingPage<qualityDesk.Inspection>
      texts="quality.inspection"
      answer={inspections}
      search={search}
      action={
        <Button type="primary" onClick={() => search.setOpen(NEW_RECORD)}>
          {formatMessage({ id: 'quality.inspection.draw' })}
        </Button>
      }
      rowKey={({ id }) => id}
      columns={columns}
      renderActions={({ id, name }) => (
        <Button
          type="link"
          aria-label={formatMessage({ id: 'quality.inspection.openOf' }, { name })}
          onClick={() => search.setOpen(String(id))}
        >
          {formatMessage({ id: 'quality.inspection.open' })}
        </Button>
      )}
    >
      {search.open === NEW_RECORD && (
        <DrawForm scope={scope} range={search.range} onClose={() => search.setOpen(null)} />
      )}
      {opened !== undefined && (
        <InspectionItems
          inspection={opened}
          openItem={openItem}
          onItem={(item) => search.setOpen(item === null ? String(opened.id) : `${opened.id}.${item}`)}
          onClose={() => search.setOpen(null)}
        />
      )}
    </ReadingPage>
  )
}
