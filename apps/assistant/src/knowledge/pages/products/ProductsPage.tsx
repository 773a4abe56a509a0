import { knowledge, type DataOf } from '@console/contracts'
import { TEXT_FILTER, toTextFilter } from '../../../base/components/managed-field.ts'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { StepList } from '../../components/StepList.tsx'
import { useQuestionOptions } from '../../queries/questions.ts'

export { texts } from '../../texts.ts'

const COLUMNS: readonly RecordColumn<DataOf<typeof knowledge.products.list>['records'][number]>[] = [
  { key: 'name', render: ({ name }) => name },
  { key: 'sellingPoints', render: ({ sellingPoints }) => <StepList steps={sellingPoints} /> },
  { key: 'questions', render: ({ questionIds }) => questionIds.length, isNumber: true },
]

/** The selling points of each product. */
export function ProductsPage({ scope }: BusinessPageProps) {
  const questions = useQuestionOptions(scope.bizTypeId)
  return (
    <ManagedListPage
      calls={knowledge.products}
      scope={scope}
      texts="knowledge.product"
      filters={TEXT_FILTER}
      toFilters={toTextFilter}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      fields={[
        { name: 'sellingPoints', kind: 'lines', hasHint: true },
        { name: 'questionIds', kind: 'choices', ...questions },
      ]}
      nameField="sellingPoints"
      emptyDraft={{ sellingPoints: [], questionIds: [] }}
      toDraft={({ sellingPoints, questionIds }) => ({ sellingPoints, questionIds })}
    />
  )
}
