import { Skeleton } from 'antd'
import styles from './TrialPanel.module.css'

export function TrialLoading() {
  return (
    <div className={styles['panel']}>
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  )
}
