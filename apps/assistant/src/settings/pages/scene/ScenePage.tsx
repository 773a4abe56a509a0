import { type DataOf, scene } from '@console/contracts'
import { OfBusiness } from '../../../base/components/managed-list/business-page.tsx'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

export { texts } from '../../texts.ts'

const FILTERS = [{ name: 'text', kind: 'text' }] as const

const COLUMNS: readonly RecordColumn<DataOf<typeof scene.scenes.list>['records'][number]>[] = [
  { key: 'name', render: ({ name }) => name },
  { key: 'rules', render: ({ rules }) => rules, isNumber: true },
  { key: 'prompts', render: ({ prompts }) => prompts, isNumber: true },
]

/** Scenes that group quality rules and prompts. */
export function ScenePage() {
  return <OfBusiness texts="database.scene">{(scope) => <ScenesOfBusiness scope={scope} />}</OfBusiness>
}

function ScenesOfBusiness({ scope }: { scope: { bizTypeId: number } }) {
  return (
    <ManagedListPage
      calls={scene.scenes}
      scope={scope}
      texts="database.scene"
      filters={FILTERS}
      toFilters={({ text }) => ({ text: text ?? undefined })}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      fields={[{ name: 'name', kind: 'text' }]}
      nameField="name"
      emptyDraft={{ name: '' }}
      toDraft={({ name }) => ({ name })}
    />
  )
}
