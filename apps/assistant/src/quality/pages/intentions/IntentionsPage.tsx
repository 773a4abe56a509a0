import { qualityDesk } from '@console/contracts'
import { TEXT_FILTER, toTextFilter } from '../../../base/components/managed-field.ts'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

export { texts } from '../../texts.ts'

const COLUMNS: readonly RecordColumn<qualityDesk.Intention>[] = [
  { key: 'name', render: ({ name }) => name },
  { key: 'phrases', render: ({ phrases }) => phrases.join(' · '), isLong: true },
  { key: 'sessions', render: ({ sessions }) => sessions, isNumber: true },
]

/** Customer intentions, recognised by phrases. */
export function IntentionsPage({ scope }: BusinessPageProps) {
  return (
    <ManagedListPage
      calls={qualityDesk.intentions}
      scope={scope}
      texts="quality.intention"
      filters={TEXT_FILTER}
      toFilters={toTextFilter}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      fields={[
        { name: 'name', kind: 'text' },
        { name: 'phrases', kind: 'lines', hasHint: true },
      ]}
      nameField="name"
      emptyDraft={{ name: '', phrases: [] }}
      toDraft={({ name, phrases }) => ({ name, phrases })}
    />
  )
}
