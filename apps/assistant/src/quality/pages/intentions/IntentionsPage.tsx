import { qualityDesk } from '@console/contracts'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { TEXT_FILTER, textOf } from '../../../base/components/managed-list/text-filter.ts'

/** What customers want, by what they say. */
export function IntentionsPage({ scope }: BusinessPageProps) {
  return (
    <ManagedListPage
      calls={qualityDesk.intentions}
      scope={scope}
      texts="quality.intention"
      filters={TEXT_FILTER}
      toFilters={textOf}
      columns={[
        { key: 'name', render: ({ name }) => name },
        { key: 'phrases', render: ({ phrases }) => phrases.join(' · ') },
        { key: 'sessions', render: ({ sessions }) => sessions, isNumber: true },
      ]}
      nameOf={({ name }) => name}
      fields={[
        { name: 'name', kind: 'text' },
        { name: 'phrases', kind: 'lines', hasHint: true },
      ]}
      nameField="name"
      emptyDraft={{ name: '', phrases: [] }}
      draftOf={({ name, phrases }) => ({ name, phrases })}
    />
  )
}
