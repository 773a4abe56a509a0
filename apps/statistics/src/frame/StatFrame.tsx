import { FullScreenButton, FullScreenPopups, useFullScreen } from '@console/domain-ui/full-screen'
import { BandLoading, type SearchProblem } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useRef, type ReactNode } from 'react'
import styles from './StatPage.module.css'

type StatFrameProps = {
  title: string
  /** False until it is known what its fields have. */
  band: ReactNode
  problems: readonly SearchProblem[]
  onClear: () => void
  /** Age of the figures, and the way they are counted. */
  notes: ReactNode
  /** At the right end above the figures. */
  tools: ReactNode
  children: ReactNode
}

/** A page of statistics below its query, which can fill the screen. */
export function StatFrame({ title, band, problems, onClear, notes, tools, children }: StatFrameProps) {
  const page = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(page)
  return (
    <FullScreenPopups page={page} isFull={fullScreen.isFull}>
      <div ref={page} className={styles['frame']}>
        {band === false ? <BandLoading /> : band}
        <div className={styles['page']}>
          <AddressNotice problems={problems} onClear={onClear} />
          {fullScreen.isFull && <h1 className={styles['title']}>{title}</h1>}
          <div className={`${styles['head']} ${styles['ofNotes']}`}>
            {notes}
            <span className={styles['tools']}>
              <FullScreenButton fullScreen={fullScreen} />
              {tools}
            </span>
          </div>
          {children}
        </div>
      </div>
    </FullScreenPopups>
  )
}
