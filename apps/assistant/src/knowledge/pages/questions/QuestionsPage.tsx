import { knowledge } from '@console/contracts'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { TEXT_FILTER, toTextFilter } from '../../../base/components/managed-list/text-filter.ts'
import { useQuestionColumns } from './use-question-columns.tsx'

/** Customer questions, their wordings, and how often they were recommended and accepted. */
export function QuestionsPage({ scope }: BusinessPageProps) {
  return (
    <ManagedListPage
      calls={knowledge.questions}
      scope={scope}
      texts="knowledge.question"
      filters={TEXT_FILTER}
      toFilters={toTextFilter}
      columns={useQuestionColumns()}
      nameOf={({ name }) => name}
      fields={[
        { name: 'name', kind: 'text' },
        { name: 'wordings', kind: 'lines', hasHint: true },
      ]}
      nameField="name"
      emptyDraft={{ name: '', wordings: [] }}
      toDraft={({ name, wordings }) => ({ name, wordings })}
    />
  )
}
