import { useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { figurePaths, homeOfSteps } from '../../base/paths.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import styles from './SampleNotice.module.css'

/** A line on pages whose figures contain the sample data of a new company, with the way to where it is removed (decision 0131). */
export function SampleNotice() {
  const { formatMessage } = useIntl()
  const { hasSampleData, services } = useShell()
  const { pathname } = useLocation()
  if (!hasSampleData || !figurePaths.test(pathname)) return null
  return (
    <p className={styles['notice']}>
      {formatMessage({ id: 'frame.sample' })}{' '}
      {services.canOpen(homeOfSteps) && (
        <Link className="ui-link" to={homeOfSteps}>
          {formatMessage({ id: 'frame.sample.home' })}
        </Link>
      )}
    </p>
  )
}
