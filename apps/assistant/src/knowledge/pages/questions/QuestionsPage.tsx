import { knowledge } from '@console/contracts'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { TEXT_FILTER, textOf } from '../../../base/components/managed-list/text-filter.ts'
import { useQuestionColumns } from './use-question-columns.tsx'

/** What customers ask, in how many words, and how often it was recommended and taken up. */
export function QuestionsPage({ scope }: BusinessPageProps) {
  return (
    <ManagedListPage
      calls={knowledge.questions}
      scope={scope}
      texts="knowledge.question"
      filters={TEXT_FILTER}
      toFilters={textOf}
      columns={useQuestionColumns()}
      nameOf={({ name }) => name}
      fields={[
        { name: 'name', kind: 'text' },
        { name: 'wordings', kind: 'lines', hasHint: true },
      ]}
      nameField="name"
      emptyDraft={{ name: '', wordings: [] }}
      draftOf={({ name, wordings }) => ({ name, wordings })}
    />
  )
}
