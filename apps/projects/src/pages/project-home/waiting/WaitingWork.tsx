import { EmptyState } from '@console/ui'
import { useIntl } from 'react-intl'
import { useExportTopic } from './use-export-topic.ts'
import { useHandTopic } from './use-hand-topic.ts'
import { useProjectTopics } from './use-project-topics.ts'
import { useViolationTopic } from './use-violation-topic.ts'
import { WaitingCard } from './WaitingCard.tsx'
import styles from './WaitingWork.module.css'

/** The work that waits for this person. Each kind has a call of its own, so that one that fails leaves the others. */
export function WaitingWork() {
  const { formatMessage, formatList } = useIntl()
  const projects = useProjectTopics()
  const violations = useViolationTopic()
  const hands = useHandTopic()
  const exports = useExportTopic()
  const topics = [...projects, violations, hands, exports].filter((topic) => topic !== null)
  if (topics.length === 0) return null
  const isNothing = topics.every(({ found, error }) => error === null && found?.total === 0)
  return (
    <section
      className={styles['topics']}
      data-count={topics.length}
      aria-label={formatMessage({ id: 'waiting.label' })}
    >
      {isNothing ? (
        <div className={styles['nothing']}>
          <EmptyState title={formatMessage({ id: 'waiting.nothing' })}>
            {formatMessage(
              { id: 'waiting.nothing.text' },
              { topics: formatList(topics.map(({ title }) => title)) },
            )}
          </EmptyState>
        </div>
      ) : (
        topics.map((topic) => <WaitingCard key={topic.key} topic={topic} />)
      )}
    </section>
  )
}
