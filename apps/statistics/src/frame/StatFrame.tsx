import { FullScreenButton, FullScreenPopups, useFullScreen } from '@console/domain-ui/full-screen'
import { useRef, type ReactNode } from 'react'
import { QueryFrame, type QueryFrameProps } from './QueryFrame.tsx'
import styles from './StatPage.module.css'

type StatFrameProps = QueryFrameProps & {
  title: string
  /** Age of the figures, and the way they are counted. */
  notes: ReactNode
  /** At the right end above the figures. */
  tools: ReactNode
}

/** A page of statistics below its query, which can fill the screen. */
export function StatFrame({ title, notes, tools, children, ...query }: StatFrameProps) {
  const page = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(page)
  return (
    <FullScreenPopups page={page} isFull={fullScreen.isFull}>
      <div ref={page} className={styles['frame']}>
        <QueryFrame {...query}>
          {fullScreen.isFull && <h1 className={styles['title']}>{title}</h1>}
          <div className={`${styles['head']} ${styles['ofNotes']}`}>
            {notes}
            <span className={styles['tools']}>
              <FullScreenButton fullScreen={fullScreen} />
              {tools}
            </span>
          </div>
          {children}
        </QueryFrame>
      </div>
    </FullScreenPopups>
  )
}
