import { knowledge } from '@console/contracts'
import { ManagedListPage } from '../../components/managed-list/ManagedListPage.tsx'
import { useQuestionOptions } from './knowledge-queries.ts'

const FILTERS = [{ name: 'text', kind: 'text' }] as const
/** A table shows how a text begins. */
const SHOWN_CHARACTERS = 80

export function DocumentsOfBusiness({ scope }: { scope: { bizTypeId: number } }) {
  const questions = useQuestionOptions(scope.bizTypeId)
  return (
    <ManagedListPage
      calls={knowledge.documents}
      scope={scope}
      texts="knowledge.document"
      filters={FILTERS}
      toFilters={({ text }) => ({ text: text ?? undefined })}
      columns={[
        { key: 'title', cell: ({ title }) => title },
        { key: 'content', cell: ({ content }) => beginningOf(content) },
        { key: 'questions', cell: ({ questionIds }) => questionIds.length, isNumber: true },
      ]}
      nameOf={({ title }) => title}
      fields={[
        { name: 'title', kind: 'text' },
        { name: 'content', kind: 'area' },
        { name: 'questionIds', kind: 'choices', ...questions },
      ]}
      nameField="title"
      emptyDraft={{ title: '', content: '', questionIds: [] }}
      draftOf={({ title, content, questionIds }) => ({ title, content, questionIds })}
    />
  )
}

function beginningOf(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
}
