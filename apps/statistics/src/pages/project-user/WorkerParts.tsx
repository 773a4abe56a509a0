import { ContractorHours } from './ContractorHours.tsx'
import styles from './ProjectUser.module.css'
import { WorkerTable } from './WorkerTable.tsx'

/** The two tables of the page, which load with the tier of tables. */
export function WorkerParts() {
  return (
    <div className={styles['tables']}>
      <WorkerTable />
      <ContractorHours />
    </div>
  )
}
