import { account } from '@console/contracts'
import { ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useLatestImport } from '../../queries/people-import.ts'
import { ImportFile } from './ImportFile.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import styles from './ImportSteps.module.css'

/** The steps of an import: a file is chosen and checked, then imported. It continues when closed and is found again. */
export function ImportSteps() {
  const { formatMessage } = useIntl()
  const latest = useLatestImport()
  const found = latest.data?.import ?? null
  return (
    <div className={styles['steps']}>
      <p className={styles['note']}>
        {formatMessage({ id: 'import.about' }, { max: account.IMPORT_MAX_LINES })}
      </p>
      <ImportFile found={found} />
      {latest.isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {latest.error !== null && (
        <ErrorState
          title={formatMessage({ id: 'import.loadFailed' })}
          error={latest.error}
          onRetry={() => void latest.refetch()}
        />
      )}
      {found !== null && <ImportProgress key={found.id} found={found} />}
    </div>
  )
}
