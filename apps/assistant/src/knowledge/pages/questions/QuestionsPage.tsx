import { knowledge, links } from '@console/contracts'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { TEXT_FILTER, toTextFilter } from '../../../base/components/managed-field.ts'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

export { texts } from '../../texts.ts'

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

function useQuestionColumns(): RecordColumn<knowledge.Question>[] {
  const { formatMessage } = useIntl()
  return [
    {
      key: 'name',
      render: ({ id, name }) => (
        <Link to={links.buildLinkAddress(links.knowledge, { questionId: id })}>{name}</Link>
      ),
    },
    { key: 'wordings', render: ({ wordings }) => wordings.length, isNumber: true },
    {
      key: 'isAnswered',
      render: ({ isAnswered }) => (
        <StatusWord tone={isAnswered ? 'good' : 'quiet'}>
          {formatMessage({ id: isAnswered ? 'managed.yes' : 'managed.no' })}
        </StatusWord>
      ),
    },
    { key: 'shown', render: ({ shown }) => shown, isNumber: true },
    { key: 'accepted', render: ({ accepted }) => accepted, isNumber: true },
  ]
}
