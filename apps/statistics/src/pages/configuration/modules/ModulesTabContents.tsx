import { PageFailure } from '@console/domain-ui'
import { useIntl } from 'react-intl'
import { useStatConfig } from '../../../queries/stat-config.ts'
import styles from '../Configuration.module.css'
import { TabLoading } from '../TabLoading.tsx'
import { ModuleCard } from './ModuleCard.tsx'

/** Which figures the pages of statistics show, and by what they are counted (RPT-031..039). */
export function ModulesTabContents() {
  const { formatMessage } = useIntl()
  const config = useStatConfig()
  if (config.data === undefined)
    return config.error === null ? (
      <TabLoading />
    ) : (
      <PageFailure
        page={formatMessage({ id: 'statConfig.page' })}
        title={formatMessage({ id: 'statConfig.failed' })}
        error={config.error}
        onRetry={() => void config.refetch()}
      />
    )
  const { moduleConfigs, changes = [] } = config.data
  return (
    <>
      <p className={styles['note']}>{formatMessage({ id: 'statConfig.modules.note' })}</p>
      <div className={styles['cards']}>
        {moduleConfigs.map((module) => (
          <ModuleCard key={module.id} module={module} changes={changes} />
        ))}
      </div>
    </>
  )
}
