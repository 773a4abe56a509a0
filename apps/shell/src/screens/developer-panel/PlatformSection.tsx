import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { unusableAnswers, type ListedAnswer } from '../../runtime/services/unusable-answers.ts'
import styles from './DeveloperTools.module.css'

const COLUMNS = ['call', 'source', 'answer', 'pages'] as const

/** Calls that the platform does not have, or answers in another shape, and the pages that show less for it. */
export function PlatformSection() {
  const { formatMessage } = useIntl()
  const answers = useSyncExternalStore(unusableAnswers.subscribe, unusableAnswers.get)
  return (
    <>
      <h3 className={styles['subtitle']}>{formatMessage({ id: 'developer.platform' })}</h3>
      {answers.length === 0 ? (
        formatMessage({ id: 'developer.platform.none' })
      ) : (
        <table className={styles['apps']}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {formatMessage({ id: `developer.platform.${column}` })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answers.map((answer) => (
              <AnswerRow key={`${answer.callId} ${answer.reason} ${answer.field}`} answer={answer} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function AnswerRow({
  answer: { method, path, isDocumented, reason, field, pages },
}: {
  answer: ListedAnswer
}) {
  const { formatMessage } = useIntl()
  return (
    <tr>
      <th scope="row">{`${method} ${path}`}</th>
      <td>{formatMessage({ id: `developer.platform.source.${isDocumented ? 'documented' : 'ours'}` })}</td>
      <td>
        {field === null
          ? formatMessage({ id: `developer.platform.answer.${reason}` })
          : formatMessage({ id: 'developer.platform.answer.field' }, { field })}
      </td>
      <td>
        {pages.map((page) => (
          <div key={page}>{page}</div>
        ))}
      </td>
    </tr>
  )
}
