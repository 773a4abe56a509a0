import { knowledge } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Figures, formatTime, StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import { ANSWER_TONES } from '../../components/answer-tones.ts'
import styles from './QuestionContents.module.css'

/** The details of one question, the answer first. */
export function QuestionContents({ question }: { question: knowledge.QuestionPage }) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const { answer, businessName, wordings, figures, documents, history } = question
  const text = (name: string) => formatMessage({ id: `knowledge.one.${name}` })
  const formatChange = ({ reviewedAt, reviewedBy, updatedAt, updatedBy }: knowledge.Answer) =>
    [formatTime(reviewedAt ?? updatedAt, timezone), reviewedBy ?? updatedBy]
      .filter((part) => part !== null)
      .join(' · ')
  return (
    <>
      <p className={styles['quiet']}>{businessName}</p>
      <section className={styles['part']} aria-label={text('answer')}>
        <h2>{text('answer')}</h2>
        {answer === null ? (
          <p className={styles['quiet']}>{text('noAnswer')}</p>
        ) : (
          <>
            <p className={styles['text']}>{answer.content}</p>
            <p className={styles['quiet']}>{formatChange(answer)}</p>
          </>
        )}
      </section>
      <section className={styles['part']} aria-label={text('figures')}>
        <h2>{formatMessage({ id: 'knowledge.one.figuresOf' }, { days: knowledge.COUNTED_DAYS })}</h2>
        <Figures
          label={text('figures')}
          figures={(['shown', 'valid', 'accepted'] as const).map((key) => ({
            key,
            name: text(key),
            value: formatNumber(figures[key]),
          }))}
        />
      </section>
      <section className={styles['part']} aria-label={text('wordings')}>
        <h2>{text('wordings')}</h2>
        {wordings.length === 0 ? (
          <p className={styles['quiet']}>{text('none')}</p>
        ) : (
          <ul>
            {wordings.map((wording) => (
              <li key={wording}>{wording}</li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles['part']} aria-label={text('documents')}>
        <h2>{text('documents')}</h2>
        {documents.length === 0 && <p className={styles['quiet']}>{text('none')}</p>}
        {documents.map(({ id, title, content }) => (
          <details key={id}>
            <summary>{title}</summary>
            <p className={styles['text']}>{content}</p>
          </details>
        ))}
      </section>
      <section className={styles['part']} aria-label={text('history')}>
        <h2>{text('history')}</h2>
        {history.length === 0 && <p className={styles['quiet']}>{text('none')}</p>}
        <ul className={styles['history']}>
          {history.map((version) => (
            <li key={version.id}>
              <StatusWord tone={ANSWER_TONES[version.state]}>
                {formatMessage({ id: `knowledge.answer.state.${version.state}` })}
              </StatusWord>
              <p className={styles['text']}>{version.content}</p>
              {version.remark !== null && <p className={styles['text']}>{version.remark}</p>}
              <p className={styles['quiet']}>{formatChange(version)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
