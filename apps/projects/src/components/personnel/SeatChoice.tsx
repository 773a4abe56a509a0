import type { projectPersonnel } from '@console/contracts'
import { useIntl } from 'react-intl'
import styles from './PersonnelDialog.module.css'

type SeatChoiceProps = { seat: projectPersonnel.ProjectSeat; isChecked: boolean; onToggle: () => void }

/** A seat with its checkbox: ticked, it works for the project. */
export function SeatChoice({ seat, isChecked, onToggle }: SeatChoiceProps) {
  const { formatMessage, formatList } = useIntl()
  const { name, account, orgName, otherBusinesses } = seat
  return (
    <label className={styles['seat']}>
      <input type="checkbox" checked={isChecked} onChange={onToggle} />
      <span className={styles['who']} dir="auto">
        {name}
        <span className={styles['about']}>
          <span>{account}</span>
          {orgName !== null && <span>{orgName}</span>}
          {otherBusinesses.length > 0 && (
            <span>{formatMessage({ id: 'personnel.others' }, { names: formatList(otherBusinesses) })}</span>
          )}
        </span>
      </span>
    </label>
  )
}
