import { ApiError } from '@console/sub-app'
import { EmptyState, ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { usePerson } from '../../queries/people.ts'
import { PersonView, type PersonEditing } from './PersonView.tsx'

export { personTexts as texts } from '../person-texts.ts'

const SKELETON_ROWS = 10

/** The account behind an id, or why it cannot be shown. */
export function PersonPanel({ id, ...editing }: PersonEditing & { id: number }) {
  const { formatMessage } = useIntl()
  const person = usePerson(id)
  if (person.data !== undefined) return <PersonView key={id} person={person.data} {...editing} />
  if (person.error === null) return <Skeleton active title={false} paragraph={{ rows: SKELETON_ROWS }} />
  if (person.error instanceof ApiError && person.error.status === 404) {
    return (
      <EmptyState title={formatMessage({ id: 'person.missing.title' })}>
        {formatMessage({ id: 'person.missing.text' })}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      title={formatMessage({ id: 'person.failed' })}
      error={person.error}
      onRetry={() => void person.refetch()}
    />
  )
}
