import { useIsMobile } from '../layout/use-is-mobile.ts'
import styles from './QueryBand.module.css'

/** As high as a `QueryBand`, until it is known what its fields have: what is below it does not move when it comes. */
export function BandLoading() {
  const isMobile = useIsMobile()
  return (
    <div className={styles[isMobile ? 'mobileBar' : 'band']} aria-hidden="true">
      <span className={styles['space']} />
    </div>
  )
}
