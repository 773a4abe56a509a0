import { BandLoading, type SearchProblem } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import type { ReactNode } from 'react'
import styles from './StatPage.module.css'

export type QueryFrameProps = {
  /** False until it is known what its fields have. */
  band: ReactNode
  problems: readonly SearchProblem[]
  onClear: () => void
  children: ReactNode
}

/** A page of figures: its query, what of the address was not understood, and what the query has. */
export function QueryFrame({ band, problems, onClear, children }: QueryFrameProps) {
  return (
    <>
      {band === false ? <BandLoading /> : band}
      <div className={styles['page']}>
        <AddressNotice problems={problems} onClear={onClear} />
        {children}
      </div>
    </>
  )
}
