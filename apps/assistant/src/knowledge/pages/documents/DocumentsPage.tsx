import { knowledge, type DataOf } from '@console/contracts'
import { TEXT_FILTER, toTextFilter } from '../../../base/components/managed-field.ts'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { truncateText } from '../../model/truncate-text.ts'
import { useQuestionOptions } from '../../queries/questions.ts'

export { texts } from '../../texts.ts'

const COLUMNS: readonly RecordColumn<DataOf<typeof knowledge.documents.list>['records'][number]>[] = [
  { key: 'title', render: ({ title }) => title },
  { key: 'content', render: ({ content }) => truncateText(content), isLong: true },
  { key: 'questions', render: ({ questionIds }) => questionIds.length, isNumber: true },
]

/** Documents that agents read aloud or look up. */
export function DocumentsPage({ scope }: BusinessPageProps) {
  const questions = useQuestionOptions(scope.bizTypeId)
  return (
    <ManagedListPage
      calls={knowledge.documents}
      scope={scope}
      texts="knowledge.document"
      filters={TEXT_FILTER}
      toFilters={toTextFilter}
      columns={COLUMNS}
      nameOf={({ title }) => title}
      fields={[
        { name: 'title', kind: 'text' },
        { name: 'content', kind: 'area' },
        { name: 'questionIds', kind: 'choices', ...questions },
      ]}
      nameField="title"
      emptyDraft={{ title: '', content: '', questionIds: [] }}
      toDraft={({ title, content, questionIds }) => ({ title, content, questionIds })}
    />
  )
}
