import type { ReactNode } from 'react'
import styles from './StageLayers.module.css'

/** The page, and the view in front of it. The page keeps its state, invisible and inert. */
export function StageLayers({ page, front }: { page: ReactNode; front: ReactNode }) {
  return (
    <>
      <div className={front === null ? styles['page'] : styles['covered']} inert={front !== null}>
        {page}
      </div>
      {front !== null && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps keys from the page behind, answers none
        <div
          className={styles['page']}
          onKeyDown={(event) => {
            event.stopPropagation()
          }}
        >
          {front}
        </div>
      )}
    </>
  )
}
