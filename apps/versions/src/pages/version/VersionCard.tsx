import type { appVersion } from '@console/contracts'
import { RowCard } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { releaseTime } from '../../components/release-time.ts'
import { toPercent } from '../../model/version-form.ts'
import { MODE_TEXTS, PLATFORM_TEXTS, SCOPE_TEXTS } from '../../model/version-texts.ts'
import { VersionActions, type VersionActionsProps } from './VersionActions.tsx'
import { VersionNumber } from './VersionNumber.tsx'
import { VersionStatus } from './VersionStatus.tsx'

/** A row on a phone. */
export function VersionCard(props: VersionActionsProps & { version: appVersion.ListedVersion }) {
  const { version } = props
  const { formatMessage, formatNumber } = useIntl()
  const { platform, updateMode, updateScope, releasedAt, releasedBy } = version
  const platformText = formatMessage({ id: PLATFORM_TEXTS[platform] })
  const offered = toPercent(version)
  const percent = offered === null ? [] : [formatNumber(offered / 100, { style: 'percent' })]
  const facts = [
    platformText,
    formatMessage({ id: MODE_TEXTS[updateMode] }),
    formatMessage({ id: SCOPE_TEXTS[updateScope] }),
    ...percent,
  ]
  const release = [
    ...(releasedAt === null || releasedAt === 0 ? [] : [`${releaseTime(releasedAt)} UTC+8`]),
    ...(releasedBy == null ? [] : [releasedBy]),
  ]
  return (
    <RowCard
      name={`${platformText} ${version.version}`}
      title={<VersionNumber version={version} />}
      status={<VersionStatus version={version} />}
      facts={[facts, release].filter((line) => line.length > 0).map((line) => line.join(' · '))}
      actions={<VersionActions {...props} />}
    />
  )
}
