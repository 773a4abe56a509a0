import { scene } from '@console/contracts'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'

const FILTERS = [{ name: 'text', kind: 'text' }] as const

export function ScenesOfBusiness({ scope }: { scope: { bizTypeId: number } }) {
  return (
    <ManagedListPage
      calls={scene.scenes}
      scope={scope}
      texts="database.scene"
      filters={FILTERS}
      toFilters={({ text }) => ({ text: text ?? undefined })}
      columns={[
        { key: 'name', render: ({ name }) => name },
        { key: 'rules', render: ({ rules }) => rules, isNumber: true },
        { key: 'prompts', render: ({ prompts }) => prompts, isNumber: true },
      ]}
      nameOf={({ name }) => name}
      fields={[{ name: 'name', kind: 'text' }]}
      nameField="name"
      emptyDraft={{ name: '' }}
      draftOf={({ name }) => ({ name })}
    />
  )
}
