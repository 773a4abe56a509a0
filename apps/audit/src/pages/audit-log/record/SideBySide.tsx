import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { pairLines, type LinePair } from '../../../model/marked-lines.ts'
import { contentText, type RecordContent } from '../../../model/record-content.ts'
import styles from './SideBySide.module.css'

type SideBySideProps = { before: RecordContent; after: RecordContent }

/** The full content before and after, line beside line; changed lines are marked (AUDIT-010, AUDIT-Q6). */
export function SideBySide({ before, after }: SideBySideProps) {
  const { formatMessage } = useIntl()
  const { rows, hiddenRows } = useMemo(
    () => pairLines(contentText(before), contentText(after)),
    [before, after],
  )
  const isOneSided = before.kind === 'empty' || after.kind === 'empty'
  return (
    <>
      <table className={styles['panes']}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'audit.before' })}</th>
            <th scope="col">{formatMessage({ id: 'audit.after' })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <EmptyPane rows={1} />
              <EmptyPane rows={1} />
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={index}>
              {before.kind !== 'empty' && (
                <Line row={row} side="before" isMarked={!isOneSided && row.isChanged} />
              )}
              {before.kind === 'empty' && index === 0 && <EmptyPane rows={rows.length} />}
              {after.kind !== 'empty' && (
                <Line row={row} side="after" isMarked={!isOneSided && row.isChanged} />
              )}
              {after.kind === 'empty' && index === 0 && <EmptyPane rows={rows.length} />}
            </tr>
          ))}
        </tbody>
      </table>
      {hiddenRows > 0 && (
        <p className={styles['more']}>{formatMessage({ id: 'audit.hiddenRows' }, { count: hiddenRows })}</p>
      )}
    </>
  )
}

type LineProps = { row: LinePair; side: 'before' | 'after'; isMarked: boolean }

/** A line of one side; the other side's extra lines leave a gap, so that equal lines stay level. */
function Line({ row, side, isMarked }: LineProps) {
  const text = row[side]
  if (text === null) return <td className={styles['gap']}>{'\u00a0'}</td>
  if (!isMarked) return <td>{text}</td>
  return (
    <td className={styles[side]}>
      <mark className={styles['mark']}>{text}</mark>
    </td>
  )
}

function EmptyPane({ rows }: { rows: number }) {
  const { formatMessage } = useIntl()
  return (
    <td rowSpan={rows} className={styles['empty']}>
      {formatMessage({ id: 'audit.emptyPane' })}
    </td>
  )
}
