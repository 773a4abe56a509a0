import { useIsMobile } from '../layout/use-is-mobile.ts'
import styles from './QueryBand.module.css'

/**
 * Takes the height of a `QueryBand` until the contents of its fields are known, so that the page below does not move when
 * the band appears.
 */
export function BandLoading() {
  const isMobile = useIsMobile()
  return (
    <div className={styles[isMobile ? 'mobileBar' : 'band']} aria-hidden="true">
      <span className={styles['space']} />
    </div>
  )
}
