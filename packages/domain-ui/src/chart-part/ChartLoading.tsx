import { useIntl } from 'react-intl'
import styles from './ChartLoading.module.css'

/** In percent of the height, the same at every draw. */
const BARS = [48, 72, 56, 88, 64, 40, 76]

/** In the shape of a chart and as high, so that nothing moves when it comes. */
export function ChartLoading() {
  const { formatMessage } = useIntl()
  return (
    <div role="status" aria-label={formatMessage({ id: 'ui.loading' })} className={styles['plot']}>
      {BARS.map((height, index) => (
        <span key={index} className={styles['bar']} style={{ height: `${height}%` }} />
      ))}
    </div>
  )
}
