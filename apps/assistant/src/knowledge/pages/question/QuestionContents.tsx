import { knowledge } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Figures, formatTime, StatusWord } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ANSWER_TONES } from '../../components/answer-tones.ts'
import styles from './QuestionContents.module.css'

/** The details of one question, the answer first. */
export function QuestionContents({ question }: { question: knowledge.QuestionPage }) {
  const { formatMessage, formatNumber } = useIntl()
  const { answer, businessName, wordings, figures, documents, history } = question
  const text = (name: string) => formatMessage({ id: `knowledge.one.${name}` })
  return (
    <>
      <p className={styles['quiet']}>{businessName}</p>
      <Section label={text('answer')}>
        {answer === null ? (
          <p className={styles['quiet']}>{text('noAnswer')}</p>
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
          <p className={styles['quiet']}>{text('none')}</p>
        ) : (
          <ul>
            {wordings.map((wording) => (
              <li key={wording}>{wording}</li>
            ))}
          </ul>
        )}
      </Section>
      <Section label={text('documents')}>
        {documents.length === 0 && <p className={styles['quiet']}>{text('none')}</p>}
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
  /** By default its label. */
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
        <p className={styles['quiet']}>{formatMessage({ id: 'knowledge.one.none' })}</p>
      )}
      <ul className={styles['history']}>
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

/** Who reviewed the answer and when, else who changed it. */
function ChangeNote({ answer }: { answer: knowledge.Answer }) {
  const { timezone } = useHost()
  const { reviewedAt, reviewedBy, updatedAt, updatedBy } = answer
  const parts = [formatTime(reviewedAt ?? updatedAt, timezone), reviewedBy ?? updatedBy]
  return <p className={styles['quiet']}>{parts.filter((part) => part !== null).join(' · ')}</p>
}
