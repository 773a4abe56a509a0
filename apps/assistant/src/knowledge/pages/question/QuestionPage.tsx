import { knowledge, links } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { ApiError, useHost } from '@console/sub-app'
import { EmptyState, Figures, formatTime, StatusWord, useUrlSearch } from '@console/ui'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PageAddress } from '../../../base/components/PageAddress.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { linkFields } from '../../../base/link-fields.ts'
import { ANSWER_TONES } from '../../components/answer-tones.ts'
import { useQuestion } from '../../queries/questions.ts'
import styles from './QuestionPage.module.css'

export { texts } from '../../texts.ts'

const fields = linkFields(links.knowledge)

/** One question with its answer, documents, figures and history (STAT-066). */
export function QuestionPage() {
  const { formatMessage } = useIntl()
  const { questionId } = useUrlSearch(fields).search
  const question = useQuestion(questionId)
  const { data, error } = question
  const status = error instanceof ApiError ? error.status : null
  const title = data?.name ?? formatMessage({ id: 'knowledge.one.title' })

  function content() {
    if (data !== undefined) return <QuestionContents question={data} />
    if (questionId === null || status === 404) {
      return (
        <EmptyState title={formatMessage({ id: 'knowledge.one.missing' })}>
          {formatMessage({ id: 'knowledge.one.missingText' })}
        </EmptyState>
      )
    }
    if (error === null) return <Skeleton active />
    return (
      <PageFailure
        title={formatMessage({ id: 'knowledge.one.failed' })}
        page={title}
        error={error}
        onRetry={() => void question.refetch()}
      />
    )
  }

  return (
    <WorkPage title={title}>
      <PageAddress shape={fields} />
      {content()}
    </WorkPage>
  )
}

/** The details of one question, the answer first. */
function QuestionContents({ question }: { question: knowledge.QuestionPage }) {
  const { formatMessage, formatNumber } = useIntl()
  const { answer, businessName, wordings, figures, documents, history } = question
  const text = (name: string) => formatMessage({ id: `knowledge.one.${name}` })
  return (
    <>
      <p className="ui-no-margin ui-size-13 ui-muted">{businessName}</p>
      <Section label={text('answer')}>
        {answer === null ? (
          <p className="ui-no-margin ui-size-13 ui-muted">{text('noAnswer')}</p>
        ) : (
          <>
            <p className={styles['text']}>{answer.content}</p>
            <ChangeNote answer={answer} />
          </>
        )}
      </Section>
      <Section
        label={text('figures')}
        heading={formatMessage({ id: 'knowledge.one.figuresOf' }, { days: knowledge.COUNTED_DAYS })}
      >
        <Figures
          label={text('figures')}
          figures={(['shown', 'valid', 'accepted'] as const).map((key) => ({
            key,
            name: text(key),
            value: formatNumber(figures[key]),
          }))}
        />
      </Section>
      <Section label={text('wordings')}>
        {wordings.length === 0 ? (
          <p className="ui-no-margin ui-size-13 ui-muted">{text('none')}</p>
        ) : (
          <ul>
            {wordings.map((wording) => (
              <li key={wording}>{wording}</li>
            ))}
          </ul>
        )}
      </Section>
      <Section label={text('documents')}>
        {documents.length === 0 && <p className="ui-no-margin ui-size-13 ui-muted">{text('none')}</p>}
        {documents.map(({ id, title, content }) => (
          <details key={id}>
            <summary>{title}</summary>
            <p className={styles['text']}>{content}</p>
          </details>
        ))}
      </Section>
      <History versions={history} />
    </>
  )
}

type SectionProps = {
  label: string
  /** The heading; the label by default. */
  heading?: string
  children: ReactNode
}

function Section({ label, heading = label, children }: SectionProps) {
  return (
    <section className={styles['part']} aria-label={label}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

function History({ versions }: { versions: readonly knowledge.Answer[] }) {
  const { formatMessage } = useIntl()
  return (
    <Section label={formatMessage({ id: 'knowledge.one.history' })}>
      {versions.length === 0 && (
        <p className="ui-no-margin ui-size-13 ui-muted">{formatMessage({ id: 'knowledge.one.none' })}</p>
      )}
      <ul className="ui-grid ui-gap-12">
        {versions.map((version) => (
          <li key={version.id}>
            <StatusWord tone={ANSWER_TONES[version.state]}>
              {formatMessage({ id: `knowledge.answer.state.${version.state}` })}
            </StatusWord>
            <p className={styles['text']}>{version.content}</p>
            {version.remark !== null && <p className={styles['text']}>{version.remark}</p>}
            <ChangeNote answer={version} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Names who reviewed the answer and when, else who changed it. */
function ChangeNote({ answer }: { answer: knowledge.Answer }) {
  const { timezone } = useHost()
  const { reviewedAt, reviewedBy, updatedAt, updatedBy } = answer
  const parts = [formatTime(reviewedAt ?? updatedAt, timezone), reviewedBy ?? updatedBy]
  return (
    <p className="ui-no-margin ui-size-13 ui-muted">{parts.filter((part) => part !== null).join(' · ')}</p>
  )
}
