import { links, type knowledge } from '@console/contracts'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

export function useQuestionColumns(): RecordColumn<knowledge.Question>[] {
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
      render: ({ isAnswered }) => formatMessage({ id: isAnswered ? 'managed.yes' : 'managed.no' }),
    },
    { key: 'shown', render: ({ shown }) => shown, isNumber: true },
    { key: 'accepted', render: ({ accepted }) => accepted, isNumber: true },
  ]
}
