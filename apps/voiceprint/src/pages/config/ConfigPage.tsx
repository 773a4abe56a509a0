import { PageFailure } from '@console/domain-ui'
import { useIntl } from 'react-intl'
import { toForm } from '../../model/settings-form.ts'
import { useSettings } from '../../queries/settings.ts'
import { ConfigLoading } from './ConfigLoading.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** When voices are checked, and by which thresholds (VOICE-002..013). */
export function ConfigPage() {
  const { formatMessage } = useIntl()
  const settings = useSettings()
  const page = formatMessage({ id: 'voice.config.page' })
  if (settings.data !== undefined) {
    const stored = toForm(settings.data)
    const { version } = settings.data
    // Without versions, what was saved, here or by somebody else, is what the form begins with.
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
