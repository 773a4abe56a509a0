import { Alert, Button } from 'antd'
import { useIntl } from 'react-intl'
import type { SearchProblem } from '../url-search/read-search.ts'
import styles from './AddressNotice.module.css'

/** More problems than this are counted, not listed. */
const MAX_LISTED = 5

/** Lists the parameters of the address that were not understood and replaced by defaults. */
export function AddressNotice({
  problems,
  onClear,
}: {
  problems: readonly SearchProblem[]
  onClear: () => void
}) {
  const { formatMessage } = useIntl()
  if (problems.length === 0) return null
  const more = problems.length - MAX_LISTED
  return (
    <Alert
      className={styles['notice'] ?? ''}
      type="warning"
      title={
        <ul className="ui-list ui-anywhere">
          {problems.slice(0, MAX_LISTED).map(({ name, value, reason }, index) => (
            // A parameter may occur several times.
            <li key={index}>{formatMessage({ id: `address.${reason}` }, { name, value })}</li>
          ))}
          {more > 0 && <li>{formatMessage({ id: 'address.more' }, { count: more })}</li>}
        </ul>
      }
      action={
        <Button size="small" onClick={onClear}>
          {formatMessage({ id: 'address.clear' })}
        </Button>
      }
    />
  )
}
