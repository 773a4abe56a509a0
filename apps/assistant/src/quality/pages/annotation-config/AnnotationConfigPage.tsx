import { annotation } from '@console/contracts'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

export { texts } from '../../annotation-texts.ts'

const NO_FILTERS: readonly never[] = []

/** Tags that annotators may set. */
export function AnnotationConfigPage() {
  return (
    <ManagedListPage
      calls={annotation.tagList}
      scope={{}}
      texts="annotation.tag"
      filters={NO_FILTERS}
      toFilters={() => ({})}
      columns={useTagColumns()}
      nameOf={({ name }) => name}
      fields={[
        { name: 'name', kind: 'text' },
        { name: 'description', kind: 'area' },
        { name: 'isEnabled', kind: 'switch' },
      ]}
      nameField="name"
      emptyDraft={{ name: '', description: '', isEnabled: true }}
      toDraft={({ name, description, isEnabled }) => ({ name, description, isEnabled })}
    />
  )
}

function useTagColumns(): RecordColumn<annotation.AnnotationTag>[] {
  const { formatMessage } = useIntl()
  return [
    { key: 'name', render: ({ name }) => name },
    { key: 'description', render: ({ description }) => description || '-', isLong: true },
    {
      key: 'state',
      render: ({ isEnabled }) => (
        <StatusWord tone={isEnabled ? 'good' : 'quiet'}>
          {formatMessage({ id: isEnabled ? 'annotation.on' : 'annotation.off' })}
        </StatusWord>
      ),
    },
    { key: 'sessions', render: ({ sessions }) => sessions, isNumber: true },
  ]
}
