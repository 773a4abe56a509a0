import type { appVersion } from '@console/contracts'
import { useIntl } from 'react-intl'
import { releaseTime } from '../../components/release-time.ts'
import { MODE_TEXTS, PLATFORM_TEXTS, SCOPE_TEXTS } from '../../model/version-texts.ts'
import { VersionActions, type VersionActionsProps } from './VersionActions.tsx'
import { VersionNumber } from './VersionNumber.tsx'
import { VersionStatus } from './VersionStatus.tsx'
import styles from './VersionPage.module.css'

/** A row on a phone. */
export function VersionCard(props: VersionActionsProps & { version: appVersion.ListedVersion }) {
  const { version } = props
  const { formatMessage, formatNumber } = useIntl()
  const { platform, updateMode, updateScope, scopeValue, releasedAt, releasedBy } = version
  const platformText = formatMessage({ id: PLATFORM_TEXTS[platform] })
  const percent = scopeValue === null ? [] : [formatNumber(scopeValue / 100, { style: 'percent' })]
  const facts = [
    platformText,
    formatMessage({ id: MODE_TEXTS[updateMode] }),
    formatMessage({ id: SCOPE_TEXTS[updateScope] }),
    ...percent,
  ]
  return (
    <article className={styles['card']} aria-label={`${platformText} ${version.version}`}>
      <div className={styles['cardTop']}>
        <VersionNumber version={version} />
        <VersionStatus version={version} />
      </div>
      <span className={styles['note']}>{facts.join(' · ')}</span>
      {releasedAt !== null && (
        <span className={styles['note']}>
          {[`${releaseTime(releasedAt)} UTC+8`, ...(releasedBy === null ? [] : [releasedBy])].join(' · ')}
        </span>
      )}
      <VersionActions {...props} />
    </article>
  )
}
