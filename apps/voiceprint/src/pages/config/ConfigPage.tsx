import { PageFailure } from '@console/domain-ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { toForm } from '../../model/settings-form.ts'
import { useSettings } from '../../queries/settings.ts'
import { SettingsForm } from './SettingsForm.tsx'
import styles from './ConfigPage.module.css'

/** When voices are checked, and by which thresholds (VOICE-002..013). */
export function ConfigPage() {
  const { formatMessage } = useIntl()
  const settings = useSettings()
  const page = formatMessage({ id: 'voice.config.page' })
  if (settings.data !== undefined) {
    const stored = toForm(settings.data)
    const { version } = settings.data
    // Without versions, the form begins again with each saved state, whether saved here or by somebody else.
    const key = version === undefined ? JSON.stringify(stored) : 'versioned'
    return <SettingsForm key={key} stored={stored} version={version ?? 0} />
  }
  if (settings.error === null) return <ConfigLoading />
  return (
    <PageFailure
      error={settings.error}
      title={formatMessage({ id: 'voice.config.failed' })}
      page={page}
      onRetry={() => void settings.refetch()}
    />
  )
}

/** The form and the chart in outline. */
function ConfigLoading() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['page']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      {[10, 7].map((rows) => (
        <div key={rows} className={styles['card']}>
          <Skeleton active paragraph={{ rows }} />
        </div>
      ))}
    </div>
  )
}
