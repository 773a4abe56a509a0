import { knowledge, links } from '@console/contracts'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { TEXT_FILTER, textOf } from '../../../base/components/managed-list/text-filter.ts'

/** What customers ask, in how many words, and how often it was recommended and taken up. */
export function QuestionsPage({ scope }: BusinessPageProps) {
  const { formatMessage } = useIntl()
  return (
    <ManagedListPage
      calls={knowledge.questions}
      scope={scope}
      texts="knowledge.question"
      filters={TEXT_FILTER}
      toFilters={textOf}
      columns={[
        {
          key: 'name',
          render: ({ id, name }) => (
            <Link to={links.addressOf(links.knowledge, { questionId: id })}>{name}</Link>
          ),
        },
        { key: 'wordings', render: ({ wordings }) => wordings.length, isNumber: true },
        {
          key: 'isAnswered',
          render: ({ isAnswered }) => formatMessage({ id: isAnswered ? 'managed.yes' : 'managed.no' }),
        },
        { key: 'shown', render: ({ shown }) => shown, isNumber: true },
        { key: 'accepted', render: ({ accepted }) => accepted, isNumber: true },
      ]}
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
