import type { projectLog } from '@console/contracts'
import styles from './OperationsCard.module.css'

/** The author and their company. */
export function LogAuthor({ entry }: { entry: projectLog.ProjectLogEntry }) {
  return (
    <div className={styles['author']}>
      <bdi>{entry.createByName}</bdi>
      {entry.createByCompany !== undefined && entry.createByCompany !== '' && (
        <>
          {' · '}
          <bdi>{entry.createByCompany}</bdi>
        </>
      )}
    </div>
  )
}
